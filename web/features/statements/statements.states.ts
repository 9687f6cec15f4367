import { formatsOf } from '#web/lib/format.ts'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { attach, call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths, verifyPath } from '#web/paths.ts'
import { requestedDocuments } from './business-documents/requested-documents.messages.ts'
import { documents } from './documents.messages.ts'
import { statements } from './statements.messages.ts'
import { verify } from './verify.messages.ts'

/** As no language translates them. */
const NAMES = { pdf: 'PDF', xlsx: 'XLSX', csv: 'CSV', camt053: 'CAMT.053', mt940: 'MT940' }
type Format = keyof typeof NAMES
/** The newest month of the examples. */
const MONTH = '2026-02-01'

export const statementsControls = {
  check: main.all('link', /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/),
  done: main.text(statements, t => t.done),
  format: page.field(statements, t => t.format),
  /** Of the months, the newest first, and of another period. */
  downloads: (format: Format) => main.button(statements, t => t.downloadAs(NAMES[format])),
}

const downloadMonth = (format: Format) => [
  fill(statementsControls.format, format),
  press(page.button(statements, (t, locale) => `${t.downloadAs(NAMES[format])} ${formatsOf(locale).month(MONTH)}`)),
]
const downloadPeriod = main.button(statements, t => t.downloadAs(NAMES.pdf), 'exact')
const letter = (name: 'certificate' | 'letter') => [
  press(page.button(statements, t => `${t.downloadAs(NAMES.pdf)} ${t[name]}`)),
]

export const verifyControls = {
  code: page.field(verify, t => t.code),
  check: page.button(verify, t => t.check),
  proof: main.text(verify, t => t.genuine),
}

const CODE = '7K3Q-9XWD-4MHT'
const typeCode = (code: string) => [fill(verifyControls.code, code), press(verifyControls.check)]

type DocumentKind = keyof (typeof businessDocuments)['en']['kinds']

const row = (kind: DocumentKind) =>
  main.all('listitem').having(page.find('heading', businessDocuments, t => t.kinds[kind]))

/** The documents that a business has uploaded, on its own page and in the portal. */
export const businessDocumentsControls = {
  kind: main.field(businessDocuments, t => t.kind),
  file: main.selector('input[type="file"]'),
  upload: page.field(businessDocuments, t => t.upload),
  row,
  download: (kind: DocumentKind) => row(kind).button(businessDocuments, t => t.downloadOf(t.kinds[kind])),
  error: main.all('alert'),
  /** The upload of what our staff ask for. */
  answer: (kind: DocumentKind) => row(kind).selector('input[type="file"]'),
  answered: main.text(requestedDocuments, t => t.uploaded),
  uploaded: main.text(businessDocuments, t => t.uploaded),
  removed: main.text(businessDocuments, t => t.removed),
}
export const businessDocumentsActions = {
  remove: (kind: DocumentKind) => [
    press(row(kind).button(businessDocuments, t => t.removeOf(t.kinds[kind]))),
    press(dialog.button(businessDocuments, t => t.remove, 'exact')),
  ],
}

/** Of the statement in the examples. */
const issuedPeriod = (locale: Locale) => {
  const { date } = formatsOf(locale)
  return `${date('2026-01-01')} – ${date('2026-01-05')}`
}

export const STATEMENTS: readonly Screen[] = [
  {
    id: 'statements',
    path: paths.statements,
    scenarios: { listStatements: 'month_closed' },
    calls: [
      call('listStatements'),
      call('createStatement', { steps: downloadMonth('pdf') }),
      call('getIssuedDocumentPdf', { steps: downloadMonth('pdf') }),
      call('getStatementXlsx', { steps: downloadMonth('xlsx') }),
      call('getStatementCsv', { steps: downloadMonth('csv') }),
      call('getStatementCamt', { steps: downloadMonth('camt053') }),
      call('getStatementSwift', { steps: downloadMonth('mt940') }),
      call('createBalanceCertificate', { steps: letter('certificate') }),
      call('createIbanLetter', { steps: letter('letter') }),
    ],
    clientStates: [clientState('no_days', { steps: [press(downloadPeriod)] })],
  },
  {
    id: 'verify',
    path: paths.verify,
    clientStates: [
      clientState('nothing_typed', { steps: [press(verifyControls.check)] }),
      clientState('wrong_code', { steps: typeCode('7K3Q') }),
    ],
  },
  { id: 'verifiedDocument', path: verifyPath(CODE), calls: [call('verifyDocument')] },
  {
    id: 'documents',
    path: paths.documents,
    calls: [
      call('listIssuedDocuments'),
      call('getRegistration'),
      call('listBusinessDocuments'),
      call('uploadBusinessDocument', { steps: [attach(businessDocumentsControls.upload, '%PDF-1.7')] }),
      call('downloadBusinessDocument', { steps: [press(businessDocumentsControls.download('vat_certificate'))] }),
      call('deleteBusinessDocument', { steps: businessDocumentsActions.remove('vat_certificate') }),
      call('getIssuedDocumentPdf', {
        steps: [
          press(page.button(documents, (t, locale) => t.downloadOf(`${t.kinds.statement} ${issuedPeriod(locale)}`))),
        ],
      }),
    ],
  },
]
