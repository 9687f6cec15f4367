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
