import type { ReactNode } from 'react'
import { useListApiKeys } from '#web/api/generated/api-keys.ts'
import { useListWebhookEndpoints } from '#web/api/generated/webhook-endpoints.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/sign-in/security.ts'
import { paths } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'

/** The programs that read the account or receive its events. A new password does not stop them. */
export function ProgramAccess() {
  const t = useTexts(security)
  const keys = useListApiKeys()
  const endpoints = useListWebhookEndpoints()
  if (!keys.data || !endpoints.data) {
    const failed = [keys, endpoints].find(({ data, error }) => error && !data)
    return failed?.error ? <LoadError error={failed.error} onTryAgain={failed.refetch} /> : <RowsSkeleton count={2} />
  }
  const working = keys.data.items.filter(({ state }) => state === 'active')
  const enabled = endpoints.data.items.filter(({ state }) => state === 'enabled')
  if (working.length + enabled.length === 0) return <p className="text-muted">{t.noAccess}</p>
  return (
    <Rows>
      {working.map(({ apiKeyId, name }) => (
        <AccessRow key={apiKeyId} kind={t.apiKey} link={<TextLink to={paths.developers}>{t.seeApiKeys}</TextLink>}>
          <bdi>{name}</bdi>
        </AccessRow>
      ))}
      {enabled.map(({ webhookEndpointId, url }) => (
        <AccessRow
          key={webhookEndpointId}
          kind={t.webhookEndpoint}
          link={<TextLink to={paths.webhooks}>{t.seeWebhooks}</TextLink>}
        >
          <Ltr>{new URL(url).host}</Ltr>
        </AccessRow>
      ))}
    </Rows>
  )
}

interface AccessRowProps {
  kind: string
  link: ReactNode
  children: ReactNode
}

function AccessRow({ kind, link, children }: AccessRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">{children}</p>
        <p className="text-sm text-muted">{kind}</p>
      </div>
      {link}
    </li>
  )
}
