import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import type { NafathLocationState } from '#web/sign-up/nafath-status.ts'
import { useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { sandbox } from './sandbox.messages.ts'
import { runSequence, type Sequence, sequencesFor } from './sequences.ts'
import { useDecideSandboxNafath } from './use-decide-sandbox-nafath.ts'

/** Runs a sequence of decisions. The drawer closes, so that the screen behind it is visible. */
export function NafathScenarios({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open placement="side" title={useTexts(sandbox).mock.title} onClose={onClose}>
      <Sequences onChoose={onClose} />
    </Dialog>
  )
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

function Sequences({ onChoose }: { onChoose: () => void }) {
  const t = useTexts(sandbox).mock
  const { nafath } = useOnboarding().data
  const navigate = useNavigate()
  const { decide } = useDecideSandboxNafath()
  const sequences = sequencesFor(nafath?.status)
  if (!nafath || sequences.length === 0) return <p className="text-muted">{t.noRequest}</p>

  const choose = (sequence: Sequence) => {
    if (sequence.name === 'sent') {
      // Only the browser knows whether the portal was opened.
      const state: NafathLocationState = { portalOpenedFor: nafath.sessionId }
      return navigate({ hash: '' }, { replace: true, state })
    }
    onChoose()
    runSequence(sequence, decision => decide(nafath.sessionId, decision), pause)
  }
  return (
    <>
      <p className="text-muted">{t.nafathLead}</p>
      <ul className="grid gap-3">
        {sequences.map(sequence => (
          <li key={sequence.name} className="grid gap-1">
            <Button variant="secondary" wide onClick={() => choose(sequence)}>
              {t[sequence.name]}
            </Button>
            <code className="text-center text-sm text-muted">
              <Ltr>{sequence.statuses.join(' → ')}</Ltr>
            </code>
          </li>
        ))}
      </ul>
    </>
  )
}
