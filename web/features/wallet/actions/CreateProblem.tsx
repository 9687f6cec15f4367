import { useErrorText } from '#web/api/error-text.ts'
import type { CreateWalletActionMutationError } from '#web/api/generated/wallet.ts'
import { LockoutDialog } from '#web/money/codes/LockoutDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface CreateProblemProps {
  problem: { error: CreateWalletActionMutationError | null; lockedUntil: number | null; forget: () => void }
}

/** Why no code was sent for a change. */
export function CreateProblem({ problem: { error, lockedUntil, forget } }: CreateProblemProps) {
  const errorText = useErrorText()
  return (
    <>
      {error && lockedUntil === null ? (
        <Notice tone="danger" alert>
          {errorText(error)}
        </Notice>
      ) : null}
      <LockoutDialog until={lockedUntil} onEnd={forget} />
    </>
  )
}
