import module from 'node:module';

module.register('./typescript-hooks.mjs', import.meta.url);
