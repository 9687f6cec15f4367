import type { NewApiKey } from '#web/api/generated/plinkAPI.schemas.ts'
import { CopyResult, useCopy } from '#web/copy/CopyButton.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { apiKeys } from '#web/messages/api-keys.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The new key, which no other page shows. */
export function MadeApiKey({ made: { key, apiKey }, onDone }: { made: NewApiKey; onDone: () => void }) {
  const t = useTexts(apiKeys)
  const [copied, copy, failed] = useCopy(key)
  const Icon = copied ? CheckIcon : CopyIcon
  return (
    <>
      <PageHeading title={t.newTitle} />
      <div className="grid gap-2 rounded-lg border border-line bg-surface p-5">
        <p className="font-semibold wrap-anywhere">
          <bdi>{apiKey.name}</bdi>
        </p>
        <p className="font-mono wrap-anywhere">
          <Ltr>{key}</Ltr>
        </p>
      </div>
      <Notice tone="warning">{t.newText}</Notice>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>
          <Icon className="size-5" />
          {t.copy}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t.done}
        </Button>
        <CopyResult copied={copied} failed={failed} />
      </div>
    </>
  )
}
