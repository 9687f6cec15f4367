import { transactionCases } from '#web/messages/wallet/transaction-cases.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { viewer } from '#web/staff/staff.states.ts'

const about = (referenceId: string) => page.all('tabpanel').all('listitem').about(referenceId)

/** The problems that customers have reported about their transactions. */
export const adminReportedProblemsControls = {
  about,
  open: page.button(transactionCases, t => t.answer),
  text: dialog.field(transactionCases, t => t.answerLabel),
  send: dialog.button(transactionCases, t => t.send, 'exact'),
  wasAnswered: page.text(transactionCases, t => t.wasAnswered),
  tab: (state: 'open' | 'answered' | 'closed') => page.find('tab', transactionCases, t => t[state]),
}
export const adminReportedProblemsActions = {
  answer: (referenceId: string, answer: string) => [
    press(about(referenceId).button(transactionCases, t => t.answer, 'exact')),
    fill(adminReportedProblemsControls.text, answer),
    press(adminReportedProblemsControls.send),
  ],
  answerAndClose: (referenceId: string, answer: string) => [
    press(about(referenceId).button(transactionCases, t => t.answerAndClose, 'exact')),
    fill(adminReportedProblemsControls.text, answer),
    press(dialog.button(transactionCases, t => t.answerAndClose, 'exact')),
  ],
}

const answer = press(adminReportedProblemsControls.open)

export const ADMIN_REPORTED_PROBLEMS: readonly Screen[] = [
  {
    id: 'adminReportedProblems',
    path: paths.adminReportedProblems,
    calls: [
      call('listReportedProblems'),
      call('answerTransactionCase', {
        steps: [
          answer,
          fill(adminReportedProblemsControls.text, 'We have asked the shop'),
          press(adminReportedProblemsControls.send),
        ],
      }),
    ],
    clientStates: [clientState('answer', { steps: [answer] }), viewer],
  },
]
