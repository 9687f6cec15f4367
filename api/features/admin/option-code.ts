const MAX_LENGTH = 40
const FALLBACK = 'option'

/** A code for a choice without one: its label's Latin letters and digits, numbered where that is taken. */
export function codeFrom(label: string, taken: readonly string[]): string {
  const ascii = label.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const words = ascii.split(/[^a-z0-9]+/).filter(Boolean)
  const base = words.join('_').slice(0, MAX_LENGTH).replace(/_$/, '') || FALLBACK
  let code = base
  for (let number = 2; taken.includes(code); number++) code = `${base}_${number}`
  return code
}
