import { formatsOf } from '#web/lib/format.ts'
import { main, page } from '#web/mock/control.ts'
import { call, clientState, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { statements } from './statements.messages.ts'

export const statementsControls = {
  files: (name: 'PDF' | 'CSV' | 'CAMT.053') => main.all('button', name),
  check: main.all('link', /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/),
  done: main.text(statements, t => t.done),
  download: page.button(statements, t => t.download),
}

const stored = { signedIn: true }
/** The newest month of the examples. */
const MONTH = '2026-02-01'
/** As no language translates them. */
const NAMES = { pdf: 'PDF', csv: 'CSV', camt053: 'CAMT.053' }
const file = (name: keyof typeof NAMES) => [
  press(page.button(statements, (_, locale) => `${NAMES[name]} ${formatsOf(locale).month(MONTH)}`)),
]
const letter = (name: 'certificate' | 'letter') => [press(page.button(statements, t => `${t.downloadPdf} ${t[name]}`))]

export const STATEMENTS: readonly Screen[] = [
  {
    id: 'statements',
    path: paths.statements,
    stored,
    scenarios: { listStatements: 'month_closed' },
    calls: [
      call('listStatements'),
      call('createStatement', { steps: file('pdf') }),
      call('getIssuedDocumentPdf', { steps: file('pdf') }),
      call('getStatementCsv', { steps: file('csv') }),
      call('getStatementCamt', { steps: file('camt053') }),
      call('createBalanceCertificate', { steps: letter('certificate') }),
      call('createIbanLetter', { steps: letter('letter') }),
    ],
    clientStates: [clientState('no_days', { steps: [press(statementsControls.download)] })],
  },
]
