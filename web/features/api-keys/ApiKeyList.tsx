import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListApiKeys } from '#web/api/generated/api-keys.ts'
import type { ApiKey, ApiKeySending } from '#web/api/generated/plinkAPI.schemas.ts'
import { useAllBeneficiaries } from '#web/api/use-all-beneficiaries.ts'
import { ActionError, LoadError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { apiKeys } from '#web/messages/business/api-keys.ts'
import { apiKeyRequestsPath, paths } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LaptopIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import type { OldKey } from './api-key-step.ts'
import { useRevokeApiKey } from './use-revoke-api-key.ts'

interface ApiKeyListProps {
  isRevoked?: boolean
  onCreate: () => void
  onRoll: (old: OldKey) => void
  onRevoked: () => void
}

export function ApiKeyList({ isRevoked, onCreate, onRoll, onRevoked }: ApiKeyListProps) {
  const t = useTexts(apiKeys)
  const { data, error, refetch } = useListApiKeys()
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <PageIntro title={t.title} lead={t.lead} />
          <div>
            <TextLink to={paths.webhooks}>{t.webhooks}</TextLink>
          </div>
        </div>
        {data && data.items.length > 0 ? <CreateButton onCreate={onCreate} /> : null}
      </div>
      {isRevoked ? <Notice tone="success">{t.revoked}</Notice> : null}
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <RowsSkeleton count={2} />}
      {data?.items.length === 0 ? (
        <EmptyState icon={<LaptopIcon />} title={t.emptyTitle} text={t.emptyText}>
          <CreateButton onCreate={onCreate} />
        </EmptyState>
      ) : null}
      {data && data.items.length > 0 ? (
        <Rows>
          {data.items.map(apiKey => (
            <ApiKeyItem
              key={apiKey.apiKeyId}
              apiKey={apiKey}
              onRoll={() => onRoll(apiKey)}
              onRevoke={() => setToRevoke(apiKey)}
            />
          ))}
        </Rows>
      ) : null}
      {toRevoke ? (
        <RevokeDialog
          apiKey={toRevoke}
          onClose={() => setToRevoke(null)}
          onRevoked={() => {
            setToRevoke(null)
            onRevoked()
          }}
        />
      ) : null}
    </>
  )
}

function CreateButton({ onCreate }: { onCreate: () => void }) {
  return (
    <Button onClick={onCreate}>
      <PlusIcon className="size-5" />
      {useTexts(apiKeys).create}
    </Button>
  )
}

interface ApiKeyItemProps {
  apiKey: ApiKey
  onRoll: () => void
  onRevoke: () => void
}

const ACTION = 'min-h-11 rounded-md px-3 font-semibold'

function ApiKeyItem({ apiKey, onRoll, onRevoke }: ApiKeyItemProps) {
  const t = useTexts(apiKeys)
  const { dateTime } = useFormats()
  const { name, scopes, prefix, lastFour, state, expiresAt } = apiKey
  const isExpired = state === 'expired'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi className="wrap-anywhere">{name}</bdi>
          {isExpired ? <StatusBadge tone="danger">{t.expired}</StatusBadge> : null}
        </p>
        <p className="font-mono text-sm wrap-anywhere">
          <Ltr>{`${prefix}…${lastFour}`}</Ltr>
        </p>
        <ul className="list-disc ps-5 text-sm text-muted">
          {scopes.map(scope => (
            <li key={scope}>{t.scope[scope]}</li>
          ))}
        </ul>
        {apiKey.sending ? (
          <p className="text-sm text-muted">
            <Sending sending={apiKey.sending} />
          </p>
        ) : null}
        <p className="text-sm text-muted">{isExpired ? t.ended(dateTime(expiresAt)) : t.ends(dateTime(expiresAt))}</p>
        <p className="text-sm text-muted">
          <LastUse apiKey={apiKey} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:-ms-3">
        <Link
          to={apiKeyRequestsPath(apiKey.apiKeyId)}
          aria-label={t.requestsOf(name)}
          className={`${ACTION} inline-flex items-center text-brand hover:bg-brand-soft`}
        >
          {t.requests}
        </Link>
        {isExpired || apiKey.rolledAt ? null : (
          <button
            type="button"
            aria-label={t.rollOf(name)}
            className={`${ACTION} text-brand hover:bg-brand-soft`}
            onClick={onRoll}
          >
            {t.roll}
          </button>
        )}
        <button
          type="button"
          aria-label={t.revokeOf(name)}
          className={`${ACTION} text-danger hover:bg-danger-soft`}
          onClick={onRevoke}
        >
          {t.revoke}
        </button>
      </div>
    </li>
  )
}

/** The daily limit of the key, and its permitted beneficiaries. */
function Sending({ sending: { beneficiaryIds, dailyCap } }: { sending: ApiKeySending }) {
  const t = useTexts(apiKeys)
  const { locale } = useLocale()
  const { money } = useFormats()
  const { data } = useAllBeneficiaries()
  if (!data) return null
  const names = beneficiaryIds.map(id => {
    const beneficiary = data.items.find(({ beneficiaryId }) => beneficiaryId === id)
    return beneficiary ? `\u2068${beneficiary.nickname ?? beneficiary.name}\u2069` : t.removedBeneficiary
  })
  return <span>{t.sends(money(dailyCap.amount), new Intl.ListFormat(locale).format(names))}</span>
}

function LastUse({ apiKey: { lastUsedAt, lastUsedFrom } }: { apiKey: ApiKey }) {
  const t = useTexts(apiKeys)
  const { dateTime } = useFormats()
  if (lastUsedAt === undefined) return <span>{t.neverUsed}</span>
  const at = dateTime(lastUsedAt)
  return <span>{lastUsedFrom ? t.usedFrom(at, lastUsedFrom) : t.used(at)}</span>
}

interface RevokeDialogProps {
  apiKey: ApiKey
  onClose: () => void
  onRevoked: () => void
}

/** Explains the revocation and asks for a confirmation. */
function RevokeDialog({ apiKey: { apiKeyId, name }, onClose, onRevoked }: RevokeDialogProps) {
  const t = useTexts(apiKeys)
  const { mutate, isPending, error } = useRevokeApiKey(onRevoked)
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      title={t.revokeTitle(name)}
      description={<p>{t.revokeText}</p>}
      actions={
        <>
          <Button variant="danger" busy={isPending && t.revoking} onClick={() => mutate({ apiKeyId })}>
            {t.revoke}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.keep}
          </Button>
        </>
      }
    >
      <ActionError error={error} />
    </Dialog>
  )
}
