import { type To, useSearchParams } from 'react-router-dom'

/** Null leaves a parameter out. */
type Changes = Record<string, string | null>

/** What the address says beyond its path, and the same address changed a little. */
export function useAddress() {
  const [params] = useSearchParams()
  const changed = (changes: Changes): To => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return { search: next.toString() }
  }
  return { params, changed }
}
