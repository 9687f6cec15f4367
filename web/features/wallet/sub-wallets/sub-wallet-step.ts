import { stateField, stateText } from '#web/lib/navigation-state.ts'
import { type PendingAction, pendingActionIn } from '../actions/pending-action.ts'

/** The screens of the page; each has a place of its own in the history. */
export type SubWalletStep =
  | { screen: 'list' }
  | { screen: 'name'; name: string }
  | { screen: 'code'; name: string; pending: PendingAction }
  | { screen: 'done'; name: string }

/** What makes no sense, or is of another page, is the list. */
export function subWalletStepIn(state: unknown): SubWalletStep {
  const screen = stateField(state, 'screen')
  const name = stateText(state, 'name') ?? ''
  const pending = pendingActionIn(state)
  if (screen === 'name') return { screen, name }
  if (screen === 'code' && pending) return { screen, name, pending }
  if (screen === 'done' && name) return { screen, name }
  return { screen: 'list' }
}
