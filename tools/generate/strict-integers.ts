import { readFileSync, writeFileSync } from 'node:fs'

/** Matches what orval writes for an integer in an address. JavaScript also converts `0x10`, `1e1`, `5.0` and ` 5` to numbers. */
const COERCED = /zod\.coerce\.number\(\)\.int\(\)((?:\.(?:min|max)\([^)]*\))*)/g

const DECIMAL = `/** An integer that is written in an address as JSON writes one. */
const decimal = <Schema extends zod.ZodType>(schema: Schema) =>
  zod.preprocess(text => (typeof text === 'string' && /^(0|-?[1-9][0-9]*)$/.test(text) ? Number(text) : text), schema)
`

/** Restricts the integer parameters in the schemas that orval has just written to decimal digits. */
export function readIntegersStrictly(folder: string): void {
  const file = `${folder}/schemas.ts`
  const schemas = readFileSync(file, 'utf8').replaceAll(COERCED, 'decimal(zod.number().int()$1)')
  writeFileSync(
    file,
    schemas.replace(/^(import .*\n)+/m, imports => `${imports}\n${DECIMAL}`),
  )
}
