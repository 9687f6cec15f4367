import { startTransition, useOptimistic } from 'react'
import { type NavigateOptions, type To, useNavigate, useSearchParams } from 'react-router-dom'
import { visibleLine } from '#domain/visible-text.ts'
import { currentParams } from '#web/lib/current-params.ts'

const SUB_WALLET = /^\d{12}$/
const CURSOR = /^[\w.-]{1,2000}$/

/** Returns the sub-wallet that a URL names. Without a valid one, the main wallet is meant. */
export function walletParams(address: URLSearchParams): { subWallet?: string } {
  const subWallet = address.get('subWallet') ?? ''
  return SUB_WALLET.test(subWallet) ? { subWallet } : {}
}

/** Returns the page of a list that a URL names. Without a valid one, the first page is meant. */
export function cursorParams(address: URLSearchParams): { cursor?: string } {
  const cursor = address.get('cursor') ?? ''
  return CURSOR.test(cursor) ? { cursor } : {}
}

export const MAX_SEARCH_LENGTH = 100

/** Returns what a URL searches for, in the form that the contract accepts: one line, as it is seen. */
export function searchParams(address: URLSearchParams): { q?: string } {
  const q = visibleLine(address.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH)
  return q === '' ? {} : { q }
}

/** Returns the state that a URL names if it is one of these. Without it, all states are meant. */
export function stateParams<State extends string>(
  address: URLSearchParams,
  states: Readonly<Record<State, string>>,
): { state?: State } {
  const state = address.get('state')
  return state !== null && isKeyOf(states, state) ? { state } : {}
}

const isKeyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key)

/** A null value removes a parameter. */
type Changes = Record<string, string | null>

/** Returns the query of the URL, a function that returns the URL with changes for a link, and one that navigates there. */
export function useAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const urlWith = (changes: Changes): To => withChanges(params, changes)
  const change = (changes: Changes, options?: NavigateOptions) =>
    navigate(withChanges(currentParams(), changes), options)
  return { params, changed: urlWith, change }
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
 * Returns the value and the setter of a control whose value is in the URL. The router renders a new URL in a transition. The control shows the choice
 * before that, because React would otherwise reset it until the page has loaded.
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
