import { keepPreviousData } from '@tanstack/react-query'
import { withoutInvisible } from '#domain/visible-text.ts'
import { useListApiKeyRequests, useListApiKeys } from '#web/api/generated/api-keys.ts'
import type { ApiKeyRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { Identifier } from '#web/copy/Identifier.tsx'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { apiKeys } from '#web/messages/business/api-keys.ts'
import { CursorList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { paths } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LaptopIcon } from '#web/ui/icons.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'

const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The requests made with a key. The page and the search are in the URL. */
export function ApiKeyRequests({ apiKeyId }: { apiKeyId: string }) {
  const t = useTexts(apiKeys)
  const name = useListApiKeys().data?.items.find(key => key.apiKeyId === apiKeyId)?.name
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.developers} />
        <PageIntro title={name === undefined ? t.requests : t.requestsOf(name)} lead={t.requestsLead} />
      </div>
      <RequestSearch />
      <CursorLost />
      <RequestList apiKeyId={apiKeyId} />
    </>
  )
}

function RequestSearch() {
  const t = useTexts(apiKeys)
  const { params, change } = useAddress()
  const form = usePlinkForm({ defaultValues: { requestId: params.get('request') ?? '' } })
  return (
    <search className="max-w-lg">
      <Form
        form={form}
        problems={{ requestId: t.requestIdProblems }}
        onSubmit={({ requestId }) => change({ request: plainId(requestId) || null, cursor: null })}
      >
        <FormField form={form} name="requestId" label={t.requestId} help={t.requestIdHelp} check={requestIdProblem}>
          {control => <TextInput {...control} type="search" dir="ltr" autoComplete="off" />}
        </FormField>
        <div>
          <Button type="submit" variant="secondary">
            {t.find}
          </Button>
        </div>
      </Form>
    </search>
  )
}

const plainId = (text: string): string => withoutInvisible(text).trim()

const requestIdProblem = (text: string) => (plainId(text) === '' || REQUEST_ID.test(plainId(text)) ? null : 'invalid')

function RequestList({ apiKeyId }: { apiKeyId: string }) {
  const t = useTexts(apiKeys)
  const { params } = useAddress()
  const requestId = params.get('request') ?? ''
  const list = useFirstPageInstead(
    useListApiKeyRequests(
      apiKeyId,
      { ...(REQUEST_ID.test(requestId) && { requestId }), ...cursorParams(params) },
      { query: { placeholderData: keepPreviousData } },
    ),
  )
  return (
    <CursorList
      list={list}
      label={t.requests}
      skeleton={<RowsSkeleton count={5} />}
      empty={<EmptyState icon={<LaptopIcon />} title={t.noRequests} text={t.noRequestsText} />}
    >
      {items => (
        <Rows>
          {items.map(request => (
            <RequestRow key={request.requestId} request={request} />
          ))}
        </Rows>
      )}
    </CursorList>
  )
}

function RequestRow({ request }: { request: ApiKeyRequest }) {
  const t = useTexts(apiKeys)
  const { dateTime, number } = useFormats()
  const { requestId, method, path, status, code, durationMilliseconds, at } = request
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-mono text-sm font-semibold wrap-anywhere">
          <Ltr>{`${method} ${path}`}</Ltr>
        </p>
        <p className="font-mono text-xs text-muted wrap-anywhere">
          <Identifier value={requestId} />
        </p>
        <p className="text-sm text-muted">
          <time dateTime={at}>{dateTime(at)}</time> · {t.took(number(durationMilliseconds))}
        </p>
      </div>
      <StatusBadge tone={status < 400 ? 'success' : 'danger'}>
        <Ltr>{code ? `${status} ${code}` : String(status)}</Ltr>
      </StatusBadge>
    </li>
  )
}
