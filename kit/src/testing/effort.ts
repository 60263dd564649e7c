/** How much a test tries: little every day, much where somebody asks for it with `THOROUGH=1 npx vitest run …`. */
export function effort({ daily, thorough }: { readonly daily: number; readonly thorough: number }): number {
  return process.env.THOROUGH ? thorough : daily;
}
