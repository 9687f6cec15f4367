import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CopyResult, useCopy } from './CopyButton.tsx'

interface NewSecretProps {
  texts: Record<'newTitle' | 'newText' | 'copy' | 'done', string>
  /** The name of the key or endpoint that the secret belongs to. */
  subject: string
  secret: string
  onDone: () => void
}

/** A new secret, which no other page shows. */
export function NewSecret({ texts: t, subject, secret, onDone }: NewSecretProps) {
  const [copied, copy, failed] = useCopy(secret)
  const Icon = copied ? CheckIcon : CopyIcon
  return (
    <>
      <PageHeading title={t.newTitle} />
      <div className="grid gap-2 rounded-lg border border-line bg-surface p-5">
        <p className="font-semibold wrap-anywhere">
          <bdi>{subject}</bdi>
        </p>
        <p className="font-mono wrap-anywhere">
          <Ltr>{secret}</Ltr>
        </p>
      </div>
      <Notice tone="warning">{t.newText}</Notice>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>
          <Icon className="size-5" />
          <span>{t.copy}</span>
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t.done}
        </Button>
        <CopyResult copied={copied} failed={failed} />
      </div>
    </>
  )
}
