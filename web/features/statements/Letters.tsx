import type { ReactNode } from 'react'
import type { IssuedDocument } from '#web/api/generated/plinkAPI.schemas.ts'
import { useCreateBalanceCertificate, useCreateIbanLetter } from '#web/api/generated/statements.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import type { Locale } from '#web/lib/locale.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DocumentIcon, DownloadIcon, WalletIcon } from '#web/ui/icons.tsx'
import { statements } from './statements.messages.ts'
import { FORMAT_NAMES, type IssuedFile } from './use-issued-file.ts'

/** The letters that others request from a business. */
export function Letters({ file, locale }: { file: IssuedFile; locale: Locale }) {
  const t = useTexts(statements)
  const createBalanceCertificate = useKeyedCall(useCreateBalanceCertificate())
  const createIbanLetter = useKeyedCall(useCreateIbanLetter())
  const downloadPdf = t.downloadAs(FORMAT_NAMES.pdf)
  const button = (id: string, name: string, issue: () => Promise<IssuedDocument>) => (
    <Button
      variant="secondary"
      aria-label={`${downloadPdf} ${name}`}
      busy={file.isDownloading && file.id === id && t.downloading}
      onClick={() => file.download({ id, issue, format: 'pdf', locale })}
    >
      <DownloadIcon className="size-5" />
      {downloadPdf}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Letter icon={<WalletIcon />} title={t.certificate} text={t.certificateText}>
        {button('letter certificate', t.certificate, () => createBalanceCertificate({}))}
      </Letter>
      <Letter icon={<DocumentIcon />} title={t.letter} text={t.letterText}>
        {button('letter iban', t.letter, () => createIbanLetter({}))}
      </Letter>
    </div>
  )
}

interface LetterProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function Letter({ icon, title, text, children }: LetterProps) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">{icon}</span>
        <div className="grid gap-1">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
      </div>
      <div className="mt-auto max-[30rem]:w-full">{children}</div>
    </div>
  )
}
