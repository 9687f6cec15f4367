import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'
import { type PendingAction, pendingActionIn } from '#web/money/codes/pending-action.ts'

/** The screens of the page. Each has its own entry in the history. */
export type SubWalletStep =
  | { screen: 'list' }
  | { screen: 'name'; name: string }
  | { screen: 'code'; name: string; pending: PendingAction }
  | { screen: 'done'; name: string }
  | { screen: 'move'; to: string }
  | ({ screen: 'moved' } & MoneyMove)

/** Money that was moved between the sub-wallets with these names. An empty name is the main wallet. */
export interface MoneyMove {
  halalas: number
  from: string
  to: string
}

/** Returns the list if the state is invalid or belongs to another page. */
export function subWalletStepIn(state: unknown): SubWalletStep {
  const screen = stateField(state, 'screen')
  const name = stateText(state, 'name') ?? ''
  const pending = pendingActionIn(state)
  if (screen === 'name') return { screen, name }
  if (screen === 'code' && pending) return { screen, name, pending }
  if (screen === 'done' && name) return { screen, name }
  if (screen === 'move') return { screen, to: stateText(state, 'to') ?? '' }
  const move = movedIn(state)
  if (screen === 'moved' && move) return { screen, ...move }
  return { screen: 'list' }
}

function movedIn(state: unknown): MoneyMove | null {
  const [from, to] = [stateText(state, 'from') ?? '', stateText(state, 'to') ?? '']
  const halalas = stateMoment(state, 'halalas')
  return halalas === undefined ? null : { halalas, from, to }
}
