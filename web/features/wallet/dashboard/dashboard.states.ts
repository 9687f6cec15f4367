import { common } from '#web/messages/common.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { page } from '#web/mock/control.ts'
import { call, clientState, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths, subWalletPath } from '#web/paths.ts'
import { tasks } from './tasks.messages.ts'

const activity = page.find('region', dashboard, t => t.activity)
const spending = page.find('region', dashboard, t => t.spending)
const latest = page.find('region', dashboard, t => t.transactions)

export const dashboardControls = {
  balance: page.find('region', dashboard, t => t.balance),
  activity,
  graph: activity.find('slider', dashboard, t => t.graph),
  asTable: activity.button(dashboard, t => t.showAs.table),
  asBars: activity.button(dashboard, t => t.showAs.bars),
  spending,
  latest: latest.all('link', /^PLK/),
  tasks: page.find('region', tasks, t => t.title).all('link'),
  frozen: page.text(dashboard, t => t.frozen),
  loading: page.text(common, t => t.loading),
}

const SUB_WALLET = '482913650127'

export const DASHBOARD: readonly Screen[] = [
  {
    id: 'dashboard',
    path: paths.dashboard,
    calls: ['getWallet', 'getWalletActivity', 'getWalletSpending', 'listTransactions', 'getMe'].map(id => call(id)),
    clientStates: [
      clientState('as_bars', { steps: [press(dashboardControls.asBars)] }),
      clientState('as_table', { steps: [press(dashboardControls.asTable)] }),
      clientState('document_requested', { scenarios: { listTasks: 'document_requested' } }),
      clientState('nothing_waits', { scenarios: { listTasks: 'nothing' } }),
      clientState('new_customer', {
        scenarios: {
          getWallet: 'wallet_empty',
          getWalletSpending: 'wallet_empty',
          listTransactions: 'wallet_empty',
          listTasks: 'nothing',
        },
      }),
    ],
  },
  {
    id: 'subWalletDashboard',
    path: subWalletPath(SUB_WALLET),
    scenarios: { getWallet: 'sub_wallet' },
    calls: [call('getWallet')],
  },
]
