import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { stateField } from '#web/lib/navigation-state.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { type PendingAction, pendingActionIn } from '#web/money/codes/pending-action.ts'
import { type StatusAction, type StatusState, storeStatusFlags } from '#web/money/codes/status-flags.ts'
import { paths } from '#web/paths.ts'
import { wallet } from '../wallet.messages.ts'
import { ActionDone } from './ActionDone.tsx'
import { ConfirmAction } from './ConfirmAction.tsx'

/** Confirms that the wallet is activated or deactivated, then shows the result. */
export function WalletOtpPage() {
  const { state } = useLocation()
  const action = actionIn(state)
  const pending = pendingActionIn(state)
  if (action && pending) return <ConfirmStatus action={action} pending={pending} />
  if (action && stateField(state, 'isDone') === true) return <StatusDone action={action} />
  return <Navigate replace to={paths.wallet} />
}

function ConfirmStatus({ action, pending }: { action: StatusAction; pending: PendingAction }) {
  const navigate = useNavigate()
  const { title } = useTexts(wallet)[action]
  const keep = (arrival: StatusState) => navigate(paths.walletOtp, { replace: true, state: arrival })
  return (
    <ConfirmAction
      pending={pending}
      subject={title}
      back={{ to: paths.wallet }}
      startAt={paths.wallet}
      onPending={another => keep({ action, pending: another })}
      onDone={() => keep({ action, isDone: true })}
    >
      <div>
        <TextLink to={paths.wallet}>{useTexts(walletOtp).changeNumber}</TextLink>
      </div>
    </ConfirmAction>
  )
}

function StatusDone({ action }: { action: StatusAction }) {
  const { doneTitle, doneText } = useTexts(wallet)[action]
  useEffect(() => storeStatusFlags(action), [action])
  return <ActionDone title={doneTitle} text={doneText} to={paths.wallet} />
}

function actionIn(state: unknown): StatusAction | null {
  const action = stateField(state, 'action')
  return action === 'activate' || action === 'deactivate' ? action : null
}
