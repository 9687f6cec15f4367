import type { CreateWalletActionMutationError } from '#web/api/generated/wallet.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { LockoutDialog } from '#web/money/codes/LockoutDialog.tsx'

interface CreateProblemProps {
  problem: { error: CreateWalletActionMutationError | null; lockedUntil: number | null; forget: () => void }
}

/** Explains why no code was sent for a change. */
export function CreateProblem({ problem: { error, lockedUntil, forget } }: CreateProblemProps) {
  return (
    <>
      {lockedUntil === null ? <ActionError error={error} /> : null}
      <LockoutDialog until={lockedUntil} onEnd={forget} />
    </>
  )
}
