import { startTransition, useOptimistic } from 'react'
import { type NavigateOptions, type To, useNavigate, useSearchParams } from 'react-router-dom'
import { currentParams } from '#web/lib/current-params.ts'

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

/** The state that an address names, if it is one of these; without it, all are meant. */
export function stateParams<State extends string>(
  address: URLSearchParams,
  states: Readonly<Record<State, string>>,
): { state?: State } {
  const state = address.get('state')
  return state !== null && isKeyOf(states, state) ? { state } : {}
}

const isKeyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key)

/** Null leaves a parameter out. */
type Changes = Record<string, string | null>

/** The query of the URL, a function that returns the URL with changes for a link, and one that goes there. */
export function useAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const changed = (changes: Changes): To => withChanges(params, changes)
  const change = (changes: Changes, options?: NavigateOptions) =>
    navigate(withChanges(currentParams(), changes), options)
  return { params, changed, change }
}

function withChanges(params: URLSearchParams, changes: Changes): To {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return { search: next.toString() }
}

/**
 * Value and setter of a control whose value stands in the URL. The router renders the page of a new URL as a
 * transition. The control shows the choice before that, or React would set it back until the page is there.
 */
export function useFilter<T>(inUrl: T, changesOf: (value: T) => Changes, options?: NavigateOptions) {
  const { change } = useAddress()
  const [value, show] = useOptimistic(inUrl)
  const onValueChange = (next: T) =>
    startTransition(() => {
      show(next)
      change(changesOf(next), options)
    })
  return { value, onValueChange }
}
