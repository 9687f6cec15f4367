import { businessDocuments } from '#web/messages/business-documents.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { attach, call, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { documents } from './documents.messages.ts'

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
  uploaded: main.text(businessDocuments, t => t.uploaded),
  removed: main.text(businessDocuments, t => t.removed),
}
export const businessDocumentsActions = {
  remove: (kind: DocumentKind) => [
    press(row(kind).button(businessDocuments, t => t.removeOf(t.kinds[kind]))),
    press(dialog.button(businessDocuments, t => t.remove, 'exact')),
  ],
}

const stored = { signedIn: true }
/** Of the statement in the examples. */
const ISSUED_PERIOD = '2026-01-01 – 2026-01-05'

export const DOCUMENTS: readonly Screen[] = [
  {
    id: 'documents',
    path: paths.documents,
    stored,
    calls: [
      call('listIssuedDocuments'),
      call('getRegistration'),
      call('listBusinessDocuments'),
      call('uploadBusinessDocument', { steps: [attach(businessDocumentsControls.upload, '%PDF-1.7')] }),
      call('downloadBusinessDocument', { steps: [press(businessDocumentsControls.download('vat_certificate'))] }),
      call('deleteBusinessDocument', { steps: businessDocumentsActions.remove('vat_certificate') }),
      call('getIssuedDocumentPdf', {
        steps: [press(page.button(documents, t => t.downloadOf(`${t.kinds.statement} ${ISSUED_PERIOD}`)))],
      }),
    ],
  },
]
