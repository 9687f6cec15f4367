import { type To, useSearchParams } from 'react-router-dom'

const SUB_WALLET = /^\d{12}$/
const CURSOR = /^[\w.-]{1,2000}$/

/** The sub-wallet that an address names; without a sensible one it is about the main wallet. */
export function walletParams(address: URLSearchParams): { subWallet?: string } {
  const subWallet = address.get('subWallet') ?? ''
  return SUB_WALLET.test(subWallet) ? { subWallet } : {}
}

/** The page of a list that an address names; without a sensible one it is the first. */
export function cursorParams(address: URLSearchParams): { cursor?: string } {
  const cursor = address.get('cursor') ?? ''
  return CURSOR.test(cursor) ? { cursor } : {}
}

/** Null leaves a parameter out. */
type Changes = Record<string, string | null>

/** The query of the URL, and a function that returns the URL with changes. */
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
