import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { digitsOnly } from '#domain/digits.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { stateText } from '#web/lib/navigation-state.ts'
import { sandboxCards } from '#web/messages/sandbox/sandbox-cards.ts'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { topUps } from '#web/messages/wallet/top-ups.ts'
import { scenariosHash } from '#web/paths.ts'
import { formatCardNumber, tokenOfCard } from '#web/test-values/test-cards.ts'
import { FormattedInput } from '#web/ui/inputs/FormattedInput.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import {
  CARD_NUMBER_LENGTH,
  cardNumberProblem,
  expiryProblem,
  formatExpiry,
  securityCodeProblem,
} from './card-problems.ts'

interface TestCardFormProps {
  /** The text of the button. */
  pay: string
  onPay: (cardToken: string) => Promise<void>
}

/** The card data as typed. Numbers are bare digits. */
interface TypedCard {
  holder: string
  number: string
  expiry: string
  securityCode: string
}

const NOTHING: TypedCard = { holder: '', number: '', expiry: '', securityCode: '' }
const testCard = (number: string): TypedCard => ({ holder: 'Noura Salem', number, expiry: '1230', securityCode: '123' })

/** The form of the card provider in a sandbox. The browser must not offer a real card, so nothing here has the names that it looks for. */
export function TestCardForm({ pay, onPay }: TestCardFormProps) {
  const t = useTexts(sandboxCards)
  const { paying } = useTexts(topUps)
  const form = usePlinkForm<TypedCard>({ defaultValues: NOTHING })
  useChosenCard(form.reset)
  return (
    <section className="grid max-w-lg grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <Form form={form} problems={t.problems} onSubmit={({ number }) => onPay(tokenOfCard(number))}>
        <FormField
          form={form}
          name="holder"
          label={t.holder}
          check={holder => (holder.trim() === '' ? 'required' : null)}
        >
          {control => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="number" label={t.number} check={cardNumberProblem}>
          {control => (
            <FormattedInput
              {...control}
              placeholder="0000 0000 0000 0000"
              parse={text => digitsOnly(text).slice(0, CARD_NUMBER_LENGTH)}
              format={formatCardNumber}
            />
          )}
        </FormField>
        <div className="grid grid-cols-2 items-start gap-4">
          <FormField
            form={form}
            name="expiry"
            label={t.expiry}
            check={expiry => expiryProblem(expiry, new Date(serverNow()))}
          >
            {control => (
              <FormattedInput
                {...control}
                placeholder={t.expiryPlaceholder}
                parse={text => digitsOnly(text).slice(0, 4)}
                format={formatExpiry}
              />
            )}
          </FormField>
          <FormField form={form} name="securityCode" label={t.securityCode} check={securityCodeProblem}>
            {control => (
              <FormattedInput
                {...control}
                placeholder="000"
                parse={text => digitsOnly(text).slice(0, 3)}
                format={digits => digits}
              />
            )}
          </FormField>
        </div>
        <SubmitButton form={form} busy={paying}>
          {pay}
        </SubmitButton>
      </Form>
      <WhichCards />
    </section>
  )
}

function WhichCards() {
  const t = useTexts(sandboxCards)
  const { scenarios } = useTexts(sandboxHints)
  return (
    <p className="text-sm text-muted">
      {t.notReal}{' '}
      <Link to={scenariosHash} className="font-semibold text-brand underline">
        {scenarios}
      </Link>
    </p>
  )
}

/** Fills the form with the card that was chosen in the drawer of scenarios. */
function useChosenCard(fill: (card: TypedCard) => void): void {
  const { state } = useLocation()
  useEffect(() => {
    const number = stateText(state, 'testCard')
    if (number) fill(testCard(number))
  }, [state, fill])
}
