import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { sandboxCards } from '#web/messages/sandbox/sandbox-cards.ts'
import { testValues } from '#web/messages/sandbox/test-values.ts'
import { formatCardNumber, TEST_CARDS, type TestCardLocationState } from '#web/test-values/test-cards.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { sandbox } from './sandbox.messages.ts'

export function CardScenarios({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open placement="side" title={useTexts(sandbox).mock.title} onClose={onClose}>
      <TestCards />
    </Dialog>
  )
}

/** Each outcome has its own card. A press fills the form behind the drawer with it. */
function TestCards() {
  const t = useTexts(sandboxCards)
  const texts: Readonly<Record<string, string>> = useTexts(testValues).scenarios.cardToken
  const navigate = useNavigate()
  const choose = (testCard: string) => {
    const state: TestCardLocationState = { testCard }
    navigate({ hash: '' }, { replace: true, state })
  }
  return (
    <>
      <p className="text-muted">{t.chooseText}</p>
      <ul className="grid gap-4">
        {TEST_CARDS.map(({ scenario, number }) => (
          <li key={scenario} className="grid gap-1">
            <p>{texts[scenario]}</p>
            <Button variant="secondary" wide onClick={() => choose(number)}>
              <Ltr>{formatCardNumber(number)}</Ltr>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
