import { ButtonSamples } from './ButtonSamples.tsx'
import { ChoiceSamples } from './ChoiceSamples.tsx'
import { CodeSamples } from './CodeSamples.tsx'
import { DataSamples } from './DataSamples.tsx'
import { DialogSamples } from './DialogSamples.tsx'
import { FieldSamples, FormSamples } from './FieldSamples.tsx'
import { Foundations } from './Foundations.tsx'
import { MessageSamples, WaitingSamples } from './MessageSamples.tsx'

/** Every component of web/ui and web/form in its variants and states. */
export function DesignSystem() {
  return (
    <>
      <Foundations />
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
      <CodeSamples />
      <FormSamples />
      <MessageSamples />
      <DialogSamples />
      <DataSamples />
      <WaitingSamples />
    </>
  )
}
