import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { main, page } from '#web/mock/control.ts'
import { call, clientState, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { codeCalls, pending } from '../wallet.states.ts'
import { limits } from './limits.messages.ts'

export const limitsControls = {
  heading: page.heading(limits, t => t.title),
  next: main.button(common, t => t.next),
  confirm: main.button(walletOtp, t => t.confirm),
  close: main.link(common, t => t.close),
  back: main.link(common, t => t.back),
  type: page.find('combobox', limits, t => t.typeLabel),
  options: page.all('option'),
  /** The current limit, with the used and remaining amounts. */
  dailyUsage: page.find('region', limits, t => t.period.daily.current),
  monthly: page.find('tab', limits, t => t.period.monthly.tab),
  amount: page.selector('#field-amount'),
  reviewHeading: page.heading(limits, t => t.reviewTitle),
  figures: main.selector('dl').nth(0),
  updated: page.heading(limits, t => t.doneTitle),
}

const confirm = press(limitsControls.confirm)
const draft = { scope: 'overall', transactionType: '', period: 'daily', daily: '5000', monthly: '' }
const newLimit = { period: 'daily', limit: { amount: 500_000, currency: 'SAR' } }

export const LIMITS: readonly Screen[] = [
  {
    id: 'limits',
    path: paths.limits,
    locationState: () => ({ screen: 'form', draft: { ...draft, daily: '' } }),
    calls: [call('getLimits')],
    clientStates: [
      clientState('scope', { locationState: () => ({}) }),
      clientState('specific', { locationState: () => ({ screen: 'form', draft: { ...draft, scope: 'specific' } }) }),
      clientState('nothing_chosen', {
        locationState: () => ({ screen: 'form', draft: { ...draft, scope: 'specific' } }),
        steps: [confirm],
      }),
      clientState('out_of_range', {
        locationState: () => ({ screen: 'form', draft: { ...draft, daily: '100000.01' } }),
        steps: [confirm],
      }),
      clientState('monthly', {
        locationState: () => ({ screen: 'form', draft }),
        steps: [press(limitsControls.monthly)],
      }),
      clientState('removed', {
        locationState: () => ({
          screen: 'done',
          set: { period: 'daily', transactionType: 'local_pos', limit: null },
          draft,
        }),
      }),
      clientState('done', { locationState: () => ({ screen: 'done', set: newLimit, draft }) }),
    ],
  },
  {
    id: 'limitReview',
    path: paths.limits,
    locationState: () => ({ screen: 'review', draft }),
    calls: [call('createWalletAction', { steps: [confirm] })],
    clientStates: [
      clientState('zero', { locationState: () => ({ screen: 'review', draft: { ...draft, daily: '0' } }) }),
      clientState('removal', {
        locationState: () => ({
          screen: 'review',
          removes: true,
          draft: { ...draft, scope: 'specific', transactionType: 'local_pos' },
        }),
      }),
      clientState('above_monthly', {
        locationState: () => ({ screen: 'review', draft: { ...draft, daily: '60000' } }),
      }),
    ],
  },
  {
    id: 'limitCode',
    path: paths.limits,
    locationState: () => ({ screen: 'code', pending: pending(), set: newLimit, draft }),
    calls: codeCalls,
  },
]
