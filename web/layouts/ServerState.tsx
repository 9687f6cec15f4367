import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Outlet } from 'react-router-dom'

interface ServerStateProps {
  /** Default: the route inside. */
  children?: ReactNode
}

/** Provides React Query to what calls the server. Other pages do not load it. Its cache is cleared when it unmounts. */
export function ServerState({ children = <Outlet /> }: ServerStateProps) {
  const [queryClient] = useState(newQueryClient)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** The fetcher retries, because it knows which requests are safe to repeat, and waits for the network. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
