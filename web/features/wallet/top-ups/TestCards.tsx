import { SANDBOX_CARDS } from '#domain/sandbox-money.ts'
import { sandboxValues } from '#web/api/generated/sandbox-values.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { sandboxCards } from '#web/messages/sandbox-cards.ts'
import { testValues } from '#web/messages/test-values.ts'
import { topUps } from '#web/messages/top-ups.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'

interface TestCardsProps {
  /** The text of the button. */
  pay: string
  onPay: (cardToken: string) => Promise<void>
}

/** The test cards of the sandbox, in place of a form where a card is entered. */
export function TestCards({ pay, onPay }: TestCardsProps) {
  const t = useTexts(sandboxCards)
  const { paying } = useTexts(topUps)
  const texts = useTexts(testValues).scenarios.cardToken
  const form = usePlinkForm<{ card: string }>({ defaultValues: { card: SANDBOX_CARDS.three_ds } })
  const cards = Object.entries(sandboxValues.cardToken).map(([name, [token]]) => ({
    value: String(token),
    title: textOf(texts, name),
  }))
  return (
    <Form form={form} problems={{ card: { required: t.cardRequired } }} onSubmit={({ card }) => onPay(card)}>
      <FormField
        form={form}
        name="card"
        label={t.chooseCard}
        help={t.chooseCardText}
        group
        check={card => (card ? null : 'required')}
      >
        {control => <RadioCards {...control} cards={cards} />}
      </FormField>
      <SubmitButton form={form} busy={paying}>
        {pay}
      </SubmitButton>
    </Form>
  )
}

const textOf = (texts: Record<string, string>, name: string): string => texts[name] ?? name
