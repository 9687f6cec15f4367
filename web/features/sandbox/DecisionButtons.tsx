import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { Decision } from './decisions.ts'
import { sandbox } from './sandbox.messages.ts'
import { useDecideSandboxNafath } from './use-decide-sandbox-nafath.ts'

interface DecisionButtonsProps {
  sessionId: string
  decisions: readonly Decision[]
}

export function DecisionButtons({ sessionId, decisions }: DecisionButtonsProps) {
  const t = useTexts(sandbox)
  const { decide, isDeciding, failed } = useDecideSandboxNafath()
  return (
    <>
      <div className="grid grid-cols-2 gap-2 *:first:col-span-2 *:nth-2:last:col-span-2">
        {decisions.map(decision => (
          <Button
            key={decision}
            variant={decision === 'approve' ? 'primary' : 'secondary'}
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
