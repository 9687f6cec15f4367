import type { WorkflowText } from '#web/api/generated/workflows.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { workflowText } from '#web/messages/workflow-texts.ts'

/** Says what the workflows describe in the language on screen. */
export function useSaid(): (text: WorkflowText) => string {
  const { locale } = useLocale()
  return text => workflowText(locale, text)
}
