/** How much a test tries: little every day, much where somebody asks for it with `THOROUGH=1 npx vitest run …`. */
export function effort<T>({ daily, thorough }: { readonly daily: T; readonly thorough: T }): T {
  return process.env.THOROUGH ? thorough : daily;
}
