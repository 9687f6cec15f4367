import { useTexts } from '#web/lib/locale.tsx'
import { sandbox } from '#web/messages/sandbox.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { Decision } from './decisions.ts'
import { useDecision } from './use-decision.ts'

interface DecisionButtonsProps {
  sessionId: string
  decisions: readonly Decision[]
}

const VARIANT: Record<Decision, ButtonVariant> = {
  approve: 'primary',
  decline: 'secondary',
  review: 'secondary',
  reject: 'quiet',
  expire: 'quiet',
}

export function DecisionButtons({ sessionId, decisions }: DecisionButtonsProps) {
  const t = useTexts(sandbox)
  const { decide, isDeciding, failed } = useDecision()
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {decisions.map(decision => (
          <Button
            key={decision}
            variant={VARIANT[decision]}
            busy={isDeciding && t.deciding}
            onClick={() => decide(sessionId, decision)}
          >
            {t.decisions[decision]}
          </Button>
        ))}
      </div>
      {failed ? (
        <Notice tone="danger" alert>
          {t.decisionFailed}
        </Notice>
      ) : null}
    </>
  )
}
