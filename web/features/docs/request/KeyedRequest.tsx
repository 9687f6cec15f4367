import { useId } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { Field } from '#web/ui/inputs/Field.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { docs } from '../docs.messages.ts'
import type { ApiRequest } from './api-request.ts'
import { RequestSnippet } from './RequestSnippet.tsx'
import { RunnableRequest } from './RunnableRequest.tsx'
import { useSnippetChoices } from './snippet-choices.tsx'

/** Replaces the key of a reader who has none yet. */
export const PLACEHOLDER_KEY = 'plk_sandbox_...'

interface KeyedRequestProps {
  request: Omit<ApiRequest, 'token'>
  /** Completes the accessible name of the Run button. Without it, the call can only be copied. */
  name?: string
}

/** A call with the reader's own key. */
export function KeyedRequest({ request, name }: KeyedRequestProps) {
  const { apiKey = PLACEHOLDER_KEY } = useSnippetChoices()
  if (!isSandbox()) return <RequestSnippet request={{ ...request, token: 'plk_live_...' }} />
  const keyed = { ...request, token: apiKey }
  return (
    <>
      <OwnKey />
      {name === undefined ? <RequestSnippet request={keyed} /> : <RunnableRequest request={keyed} name={name} />}
    </>
  )
}

function OwnKey() {
  const { ownKey: t } = useTexts(docs)
  const { apiKey, typedKey, setTypedKey } = useSnippetChoices()
  const isWrong = typedKey !== '' && apiKey === undefined
  return (
    <fieldset className="contents">
      <Field id={useId()} label={t.label} help={t.help} error={isWrong ? t.wrong : undefined} announced>
        {wiring => (
          <TextInput
            {...wiring}
            type="password"
            autoComplete="off"
            dir="ltr"
            value={typedKey}
            onValueChange={key => setTypedKey(key.trim())}
          />
        )}
      </Field>
    </fieldset>
  )
}
