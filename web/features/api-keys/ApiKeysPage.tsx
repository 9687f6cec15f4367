import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { NewApiKey } from '#web/api/generated/plinkAPI.schemas.ts'
import { NewSecret } from '#web/copy/NewSecret.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { apiKeys } from '#web/messages/business/api-keys.ts'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ApiKeyList } from './ApiKeyList.tsx'
import { ApiKeyRequests } from './ApiKeyRequests.tsx'
import { type ApiKeyStep, apiKeyStepIn, EMPTY_DRAFT } from './api-key-step.ts'
import { CreateApiKey } from './CreateApiKey.tsx'
import { RollApiKey } from './RollApiKey.tsx'
import { type ConfirmEvents, useConfirmApiKey } from './use-confirm-api-key.ts'

/**
 * The API keys of the account, the requests made with one of them, and the screens that create one: its details, the code, and the key itself, which
 * is shown once.
 */
export function ApiKeysPage() {
  const t = useTexts(apiKeys)
  const navigate = useNavigate()
  const step = apiKeyStepIn(useLocation().state)
  const [params] = useSearchParams()
  const shownKey = params.get('key')
  // The key is only in memory, so that neither the history nor a reload shows it again.
  const [newKey, setNewKey] = useState<NewApiKey | null>(null)
  const goTo = (next: ApiKeyStep, replace = false) => navigate(paths.developers, { replace, state: next })
  const toList = (isRevoked?: boolean) => goTo({ screen: 'list', isRevoked }, true)
  if (shownKey) return <ApiKeyRequests key={shownKey} apiKeyId={shownKey} />
  if (step.screen === 'made' && newKey) {
    const forget = () => {
      setNewKey(null)
      toList()
    }
    return <NewSecret texts={t} subject={newKey.apiKey.name} secret={newKey.key} onDone={forget} />
  }
  switch (step.screen) {
    case 'create':
      return (
        <CreateApiKey
          draft={step.draft}
          onSent={(draft, pending) => goTo({ screen: 'code', form: { screen: 'create', draft }, pending })}
        />
      )
    case 'roll':
      return <RollApiKey old={step.old} onSent={pending => goTo({ screen: 'code', form: step, pending })} />
    case 'code':
      return (
        <ConfirmApiKey
          step={step}
          onPending={pending => goTo({ ...step, pending }, true)}
          onConfirmed={response => {
            setNewKey(response)
            goTo({ screen: 'made' }, true)
          }}
        />
      )
    default:
      return (
        <ApiKeyList
          isRevoked={step.screen === 'list' && step.isRevoked}
          onCreate={() => goTo({ screen: 'create', draft: EMPTY_DRAFT })}
          onRoll={old => goTo({ screen: 'roll', old })}
          onRevoked={() => toList(true)}
        />
      )
  }
}

interface ConfirmApiKeyProps extends ConfirmEvents {
  step: Extract<ApiKeyStep, { screen: 'code' }>
}

/** Asks for the code of a new key. */
function ConfirmApiKey({ step: { form, pending }, ...events }: ConfirmApiKeyProps) {
  const { change, startAgain } = useTexts(apiKeys)
  const errorText = useErrorText()
  const code = useConfirmApiKey(pending, events)
  const toForm = { to: paths.developers, state: form }
  return (
    <CodeScreen
      sent={pending}
      code={code}
      subject={<bdi>{form.screen === 'create' ? form.draft.name : form.old.name}</bdi>}
      back={toForm}
      over={
        code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink {...toForm}>{startAgain}</TextLink>
          </Notice>
        ) : null
      }
    >
      <div>
        <TextLink {...toForm}>{change}</TextLink>
      </div>
    </CodeScreen>
  )
}
