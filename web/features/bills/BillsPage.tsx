import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMay } from '#web/api/use-may.ts'
import { stateText } from '#web/lib/navigation-state.ts'
import { useKeptForReload } from '#web/lib/use-kept-for-reload.ts'
import { paths } from '#web/paths.ts'
import { AccountForm } from './AccountForm.tsx'
import { BillCode } from './BillCode.tsx'
import { BillDue } from './BillDue.tsx'
import { BillList } from './BillList.tsx'
import { BillResult } from './BillResult.tsx'
import { BillReview } from './BillReview.tsx'
import { BillsStart } from './BillsStart.tsx'
import { type BillStep, billStepIn, isSame, type ListedBill, listIn } from './bill-step.ts'

/**
 * All screens from the biller to the result. The history holds the current screen, and for a reload the list of bills. In between, the page keeps the
 * list.
 */
export function BillsPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [list, setList] = useState(() => listIn(state))
  const [subWallet, setSubWallet] = useState(() => stateText(state, 'subWallet') ?? '')
  const mayPay = useMay('payBills')
  // A person who may not pay sees the saved bills, whichever screen the history names.
  const step: BillStep = mayPay ? billStepIn(state) : { screen: 'start' }
  useKeptForReload({ ...step, list, subWallet })

  const arrival = (next: BillStep, bills = list) => ({ ...next, list: bills, subWallet })
  const goTo = (next: BillStep, { replace = false, bills = list } = {}) =>
    navigate(paths.bills, { replace, state: arrival(next, bills) })
  const change = (bills: ListedBill[]) => setList(bills)
  switch (step.screen) {
    case 'account':
      return (
        <AccountForm
          key={step.billerCode}
          billerCode={step.billerCode}
          typed={step.account ?? ''}
          onAccount={account => {
            goTo({ ...step, account }, { replace: true })
            goTo({ screen: 'bill', billerCode: step.billerCode, account })
          }}
        />
      )
    case 'bill':
      return (
        <BillDue
          key={`${step.billerCode} ${step.account}`}
          billerCode={step.billerCode}
          account={step.account}
          back={arrival({ screen: 'account', billerCode: step.billerCode, account: step.account })}
          onAdd={bill => {
            const bills = [...list.filter(each => !isSame(each, bill)), bill]
            change(bills)
            goTo({ screen: 'list' }, { bills })
          }}
        />
      )
    case 'list':
      return (
        <BillList
          list={list}
          subWallet={subWallet}
          start={arrival({ screen: 'start' })}
          onSubWallet={setSubWallet}
          onRemove={bill => change(list.filter(each => !isSame(each, bill)))}
          onWaiting={waiting => goTo({ screen: 'review', waiting })}
        />
      )
    case 'review':
      return (
        <BillReview
          list={list}
          subWallet={subWallet}
          waiting={step.waiting}
          back={arrival({ screen: 'list' })}
          onConfirm={() => goTo({ ...step, screen: 'code' })}
        />
      )
    case 'code':
      return (
        <BillCode
          list={list}
          waiting={step.waiting}
          back={arrival({ ...step, screen: 'review' })}
          onWaiting={waiting => goTo({ ...step, waiting }, { replace: true })}
          onDone={billOrderId => {
            change([])
            goTo({ screen: 'done', billOrderId }, { replace: true, bills: [] })
          }}
        />
      )
    case 'done':
      return <BillResult billOrderId={step.billOrderId} />
    case 'start':
      return (
        <BillsStart
          list={list}
          toList={arrival({ screen: 'list' })}
          onBiller={billerCode => goTo({ screen: 'account', billerCode })}
          onSaved={({ billerCode, account }) => goTo({ screen: 'bill', billerCode, account })}
        />
      )
  }
}
