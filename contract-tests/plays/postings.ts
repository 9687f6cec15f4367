import { lockWallet } from '#api/ledger/locked-wallet.ts'
import { setWalletStatus } from '#api/ledger/set-wallet-status.ts'
import { openAccount } from '../actor.ts'
import type { Play, Plays } from '../scene.ts'
import { openSubWalletFor, postFor, walletIdOf } from '../wallet-values.ts'
import { first } from './before-the-call.ts'

const withoutHistory: Play = async scene => {
  await openAccount(scene)
  return scene.call()
}

export const postingPlays: Plays = {
  createSandboxPosting: {
    move: first(scene => openSubWalletFor(scene, 'Salaries')),
    wallet_not_found: ({ call }) => call(),
    hold_not_found: withoutHistory,
    insufficient_funds: withoutHistory,
    wallet_inactive: first(async scene => {
      const walletId = await walletIdOf(scene)
      await scene.world.deps.db.transaction(async tx => setWalletStatus(tx, await lockWallet(tx, walletId), 'inactive'))
    }),
    hold_ended: first(scene =>
      postFor(scene, { kind: 'release', key: 'earlier-release', holdId: scene.wallet.holdId }),
    ),
    not_reversible: first(scene =>
      postFor(scene, { kind: 'reversal', key: 'earlier-reversal', referenceId: scene.wallet.referenceId }),
    ),
    idempotency_mismatch: first(({ scenario, person: { phoneNumber }, call }) =>
      call({ body: { ...scenario.body, phoneNumber, counterparty: 'Tamimi Markets' } }),
    ),
  },
}
