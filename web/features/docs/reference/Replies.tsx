import { Link } from 'react-router-dom'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { errorHelpPath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import { Code, withCode } from '../Prose.tsx'
import { Body } from './Body.tsx'
import { ContractText } from './ContractText.tsx'
import { FoldedExamples } from './Examples.tsx'
import type { Reply, TagView } from './view.ts'

interface RepliesProps {
  replies: readonly Reply[]
  codes: TagView['codes']
}

/** Each response: what it means, its body, and the codes of its errors. */
export function Replies({ replies, codes }: RepliesProps) {
  return (
    <ul className="grid grid-cols-1 gap-6">
      {replies.map(reply => (
        <li key={reply.status} className="grid grid-cols-1 gap-2">
          <ReplyHead reply={reply} />
          {reply.codes ? <Codes reply={reply} codes={codes} /> : <Body content={reply.content} />}
        </li>
      ))}
    </ul>
  )
}

function ReplyHead({ reply: { status, description, headers = [] } }: { reply: Reply }) {
  const t = useTexts(docsReference)
  return (
    <>
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <StatusBadge tone={Number(status) < 400 ? 'success' : 'danger'}>
          <Ltr>{status}</Ltr>
        </StatusBadge>
        <ContractText>{description}</ContractText>
      </h3>
      {headers.length > 0 ? (
        <p className="flex flex-wrap gap-2 text-sm text-muted">
          <span>{t.headers}</span>
          {headers.map(name => (
            <Code key={name}>{name}</Code>
          ))}
        </p>
      ) : null}
    </>
  )
}

/** The codes with their causes, and the examples of their bodies. */
function Codes({ reply: { codes: own = [], examples = [] }, codes }: { reply: Reply; codes: TagView['codes'] }) {
  const { locale } = useLocale()
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {own.map(code => (
          <li key={code}>
            <Link
              to={errorHelpPath(code)}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-brand hover:underline"
            >
              <Ltr>{code}</Ltr>
            </Link>
            <p className="contract-code">{withCode(codes[code]?.[locale] ?? '')}</p>
          </li>
        ))}
      </ul>
      <FoldedExamples examples={examples} />
    </>
  )
}
