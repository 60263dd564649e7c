import module from 'node:module';

const { register } = module;

// Vitest's loader tells it of every import, to know later which tests a change touches. In a single run that serves
// nobody, and what is told when a file's last test has ended counts as an error of that test.
module.register = (specifier, ...others) => {
  if (specifier !== '#nodejs-worker-loader') register(specifier, ...others);
};
