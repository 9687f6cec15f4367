import { useSearchParams } from 'react-router-dom'

/** The sub-wallet that the address names; nothing for the main wallet, and for what cannot be the ID of one. */
export function useSubWallet(): string | undefined {
  const [params] = useSearchParams()
  const named = params.get('subWallet') ?? ''
  return /^\d{12}$/.test(named) ? named : undefined
}
