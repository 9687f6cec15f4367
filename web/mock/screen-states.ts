import type { MockedOperation } from './contract.ts'
import type { Area, PlacedScreen, Screen } from './screen.ts'
import { ACCOUNT } from './screens/account.ts'
import { ADMIN } from './screens/admin.ts'
import { RECOVERY } from './screens/recovery.ts'
import { SANDBOX } from './screens/sandbox.ts'
import { SIGN_IN } from './screens/sign-in.ts'
import { SIGN_UP } from './screens/sign-up.ts'
import { WALLET } from './screens/wallet.ts'
import { type ScreenState, statesOf } from './states-of.ts'

const SCREENS_BY_AREA: Record<Area, readonly Screen[]> = {
  'sign-up': SIGN_UP,
  'sign-in': SIGN_IN,
  recovery: RECOVERY,
  account: ACCOUNT,
  wallet: WALLET,
  sandbox: SANDBOX,
  admin: ADMIN,
}

/** Every screen of the web app. Its states follow from the operations that it calls and their scenarios in the contract. */
export const SCREENS: readonly PlacedScreen[] = Object.entries(SCREENS_BY_AREA).flatMap(([area, screens]) =>
  // Object.entries widens the names; they are the keys of this very object.
  screens.map(screen => ({ ...screen, area: area as Area })),
)

export const allStates = (operations: readonly MockedOperation[]): ScreenState[] =>
  SCREENS.flatMap(screen => statesOf(screen, operations))
