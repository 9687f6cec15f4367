import { documents } from '#web/features/statements/documents.messages.ts'
import { statements } from '#web/features/statements/statements.messages.ts'
import { verify } from '#web/features/statements/verify.messages.ts'
import { formatsOf } from '#web/lib/format.ts'
import { businessDocuments } from '#web/messages/business-documents.ts'
import { attach, call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths, verifyPath } from '#web/paths.ts'

const stored = { signedIn: true }
const CODE = '7K3Q-9XWD-4MHT'
/** The newest month of the examples. */
const MONTH = '2026-02-01'
/** As no language translates them. */
const NAMES = { pdf: 'PDF', csv: 'CSV', camt053: 'CAMT.053' }
const file = (name: keyof typeof NAMES) => [press(locale => `${NAMES[name]} ${formatsOf(locale).month(MONTH)}`)]
const letter = (name: 'certificate' | 'letter') => [
  press(locale => `${statements[locale].downloadPdf} ${statements[locale][name]}`),
]
const typeCode = (code: string) => [
  fill(
    label(verify, t => t.code),
    code,
  ),
  press(label(verify, t => t.check)),
]

/** Of the statement in the examples. */
const ISSUED_PERIOD = '2026-01-01 – 2026-01-05'

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
    clientStates: [clientState('no_days', { steps: [press(label(statements, t => t.download))] })],
  },
  {
    id: 'verify',
    path: paths.verify,
    clientStates: [
      clientState('nothing_typed', { steps: [press(label(verify, t => t.check))] }),
      clientState('wrong_code', { steps: typeCode('7K3Q') }),
    ],
  },
  {
    id: 'verifiedDocument',
    path: verifyPath(CODE),
    calls: [call('verifyDocument')],
  },
  {
    id: 'documents',
    path: paths.documents,
    stored,
    calls: [
      call('listIssuedDocuments'),
      call('getRegistration'),
      call('listBusinessDocuments'),
      call('uploadBusinessDocument', {
        steps: [
          attach(
            label(businessDocuments, t => t.upload),
            '%PDF-1.7',
          ),
        ],
      }),
      call('downloadBusinessDocument', {
        steps: [press(label(businessDocuments, t => t.downloadOf(t.kinds.vat_certificate)))],
      }),
      call('deleteBusinessDocument', {
        steps: [
          press(label(businessDocuments, t => t.removeOf(t.kinds.vat_certificate))),
          press(label(businessDocuments, t => t.remove)),
        ],
      }),
      call('getIssuedDocumentPdf', {
        steps: [press(label(documents, t => t.downloadOf(`${t.kinds.statement} ${ISSUED_PERIOD}`)))],
      }),
    ],
  },
]
