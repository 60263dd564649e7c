import { rolldown } from 'rolldown';

const OURS = /^@haven\//;
const PACKAGE = /^[a-z@]/;

/** Puts a program and all our own modules that it uses into one file for Node; packages stay where they are. */
export async function bundle(program: string, file: string): Promise<void> {
  const external = (id: string) => PACKAGE.test(id) && !OURS.test(id);
  const bundled = await rolldown({ input: program, platform: 'node', external });
  await bundled.write({ file, format: 'esm' });
  await bundled.close();
}
