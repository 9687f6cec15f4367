import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useWallet } from '#web/api/use-wallet.ts'
import { useKeptForReload } from '#web/lib/use-kept-for-reload.ts'
import { formIn, NEW_FORM, type Payee } from '#web/money/transfer-form.ts'
import { isStopped } from '#web/money/WalletStopped.tsx'
import { paths } from '#web/paths.ts'
import { AmountForm } from './AmountForm.tsx'
import { BeneficiaryChoice } from './BeneficiaryChoice.tsx'
import { CustomerForm } from './CustomerForm.tsx'
import { TransferCode } from './TransferCode.tsx'
import { TransferResult } from './TransferResult.tsx'
import { TransferReview } from './TransferReview.tsx'
import { TransferStart } from './TransferStart.tsx'
import { type TransferStep, transferStepIn } from './transfer-step.ts'

/**
 * All screens from the payee to the result. The history holds the current screen, and for a reload the typed values. In between, the page keeps them.
 */
export function TransferPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState(() => formIn(state))
  const { data: wallet } = useWallet()
  const step = isStopped(wallet) ? afterDraft(transferStepIn(state, form)) : transferStepIn(state, form)

  useKeptForReload({ ...step, form })
  const arrival = (next: TransferStep, nextForm = form) => ({ ...next, form: nextForm })
  const goTo = (next: TransferStep, { replace = false, typed = form } = {}) => {
    // After a reload, a return to this screen finds the values typed on it.
    if (!replace) navigate(paths.transfer, { replace: true, state: arrival(step) })
    navigate(paths.transfer, { replace, state: arrival(next, typed) })
  }
  const choose = (payee: Payee) => {
    const nextForm = { ...form, payee }
    setForm(nextForm)
    goTo({ screen: 'amount' }, { typed: nextForm })
  }
  const finish = (transferId: string) => {
    // Another transfer comes from the same wallet.
    const typed = { ...NEW_FORM, subWallet: form.subWallet }
    setForm(typed)
    goTo({ screen: 'done', transferId }, { replace: true, typed })
  }
  switch (step.screen) {
    case 'beneficiary':
      return <BeneficiaryChoice onChoose={choose} />
    case 'customer':
      return (
        <CustomerForm
          number={form.number}
          again={step.again}
          onNumber={number => setForm({ ...form, number })}
          onFound={choose}
        />
      )
    case 'amount':
      return form.payee ? (
        <AmountForm
          typed={form}
          payee={form.payee}
          onTyped={setForm}
          onWaiting={waiting => goTo({ screen: 'review', waiting })}
        />
      ) : null
    case 'review':
      return (
        <TransferReview
          waiting={step.waiting}
          back={arrival({ screen: 'amount' })}
          onConfirm={() => goTo({ ...step, screen: 'code' })}
        />
      )
    case 'code':
      return (
        <TransferCode
          waiting={step.waiting}
          back={arrival({ ...step, screen: 'review' })}
          onWaiting={waiting => goTo({ ...step, waiting }, { replace: true })}
          onDone={finish}
        />
      )
    case 'done':
      return <TransferResult transferId={step.transferId} />
    case 'start':
      return (
        <TransferStart
          subWallet={form.subWallet}
          onMainWallet={() => setForm({ ...form, subWallet: '' })}
          onCustomer={again => goTo({ screen: 'customer', again })}
          onPayee={choose}
        />
      )
  }
}

/** Without a usable wallet the first steps redirect to the start, which says why. A draft can still be confirmed. */
function afterDraft(step: TransferStep): TransferStep {
  return step.screen === 'beneficiary' || step.screen === 'customer' || step.screen === 'amount'
    ? { screen: 'start' }
    : step
}
