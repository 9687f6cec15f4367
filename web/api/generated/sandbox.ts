/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CallEndedResponse,
  CallbackNotFoundResponse,
  CreateSandboxBankCreditHeaders,
  CreateSandboxBusinessRequest,
  CreateSandboxPosting404,
  CreateSandboxPosting409,
  CustomerNotFoundResponse,
  DecideSandboxNafath409,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListSandboxCallsParams,
  ListSandboxEmailsParams,
  ListSandboxMessagesParams,
  ListSandboxNafathRequestsParams,
  MoveSandboxClock422,
  MoveSandboxClockHeaders,
  MoveSandboxClockRequest,
  NafathSessionNotFoundResponse,
  NewSandboxBusiness,
  PayloadTooLargeResponse,
  PaymentRefusedResponse,
  Posting,
  PostingRequest,
  RateLimitedResponse,
  RoleRequiredResponse,
  SandboxBankCredit,
  SandboxBankCreditRequest,
  SandboxBusiness,
  SandboxBusinessNotFoundResponse,
  SandboxCall,
  SandboxCallList,
  SandboxCardDecision,
  SandboxCardPayment,
  SandboxClock,
  SandboxEmailList,
  SandboxMessageList,
  SandboxNafathDecision,
  SandboxNafathRequest,
  SandboxNafathRequestList,
  SandboxPress,
  SandboxReconciliationFile,
  SandboxReconciliationFileRequest,
  SandboxRescreening,
  SandboxRescreeningRequest,
  SandboxTransfer,
  ServerBusyResponse,
  ServiceUnavailableResponse,
  TopUpNotFoundResponse,
  TransferNotFoundResponse,
  TransferStateInvalidResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListSandboxMessagesUrl = (params: ListSandboxMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sandbox/messages?${stringifiedParams}` : `/api/sandbox/messages`
}

/**
 * The newest 50, newest first.
 * @summary Read the messages that would have been sent
 */
export const listSandboxMessages = async (params: ListSandboxMessagesParams, options?: Parameters<typeof fetcher>[1]): Promise<SandboxMessageList> => {

  return fetcher<SandboxMessageList>(getListSandboxMessagesUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSandboxMessagesQueryKey = (params?: ListSandboxMessagesParams,) => {
    return [
    `/api/sandbox/messages`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSandboxMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listSandboxMessages>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params: ListSandboxMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSandboxMessagesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSandboxMessages>>> = ({ signal }) => listSandboxMessages(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSandboxMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSandboxMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listSandboxMessages>>>
export type ListSandboxMessagesQueryError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSandboxMessages<TData = Awaited<ReturnType<typeof listSandboxMessages>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSandboxMessages>>,
          TError,
          Awaited<ReturnType<typeof listSandboxMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSandboxMessages<TData = Awaited<ReturnType<typeof listSandboxMessages>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSandboxMessages>>,
          TError,
          Awaited<ReturnType<typeof listSandboxMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSandboxMessages<TData = Awaited<ReturnType<typeof listSandboxMessages>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the messages that would have been sent
 */

export function useListSandboxMessages<TData = Awaited<ReturnType<typeof listSandboxMessages>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSandboxMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListSandboxEmailsUrl = (params: ListSandboxEmailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sandbox/emails?${stringifiedParams}` : `/api/sandbox/emails`
}

/**
 * To the people of the business of this phone. The newest 50, newest first.
 * @summary Read the emails that would have been sent
 */
export const listSandboxEmails = async (params: ListSandboxEmailsParams, options?: Parameters<typeof fetcher>[1]): Promise<SandboxEmailList> => {

  return fetcher<SandboxEmailList>(getListSandboxEmailsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSandboxEmailsQueryKey = (params?: ListSandboxEmailsParams,) => {
    return [
    `/api/sandbox/emails`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSandboxEmailsQueryOptions = <TData = Awaited<ReturnType<typeof listSandboxEmails>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params: ListSandboxEmailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxEmails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSandboxEmailsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSandboxEmails>>> = ({ signal }) => listSandboxEmails(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSandboxEmails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSandboxEmailsQueryResult = NonNullable<Awaited<ReturnType<typeof listSandboxEmails>>>
export type ListSandboxEmailsQueryError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSandboxEmails<TData = Awaited<ReturnType<typeof listSandboxEmails>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxEmailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxEmails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSandboxEmails>>,
          TError,
          Awaited<ReturnType<typeof listSandboxEmails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSandboxEmails<TData = Awaited<ReturnType<typeof listSandboxEmails>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxEmailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxEmails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSandboxEmails>>,
          TError,
          Awaited<ReturnType<typeof listSandboxEmails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSandboxEmails<TData = Awaited<ReturnType<typeof listSandboxEmails>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxEmailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxEmails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the emails that would have been sent
 */

export function useListSandboxEmails<TData = Awaited<ReturnType<typeof listSandboxEmails>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxEmailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxEmails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSandboxEmailsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListSandboxNafathRequestsUrl = (params: ListSandboxNafathRequestsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sandbox/nafath?${stringifiedParams}` : `/api/sandbox/nafath`
}

/**
 * The newest 20, newest first.
 * @summary List the Nafath requests of a phone
 */
export const listSandboxNafathRequests = async (params: ListSandboxNafathRequestsParams, options?: Parameters<typeof fetcher>[1]): Promise<SandboxNafathRequestList> => {

  return fetcher<SandboxNafathRequestList>(getListSandboxNafathRequestsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSandboxNafathRequestsQueryKey = (params?: ListSandboxNafathRequestsParams,) => {
    return [
    `/api/sandbox/nafath`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSandboxNafathRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params: ListSandboxNafathRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSandboxNafathRequestsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSandboxNafathRequests>>> = ({ signal }) => listSandboxNafathRequests(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSandboxNafathRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listSandboxNafathRequests>>>
export type ListSandboxNafathRequestsQueryError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSandboxNafathRequests<TData = Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxNafathRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSandboxNafathRequests>>,
          TError,
          Awaited<ReturnType<typeof listSandboxNafathRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSandboxNafathRequests<TData = Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxNafathRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSandboxNafathRequests>>,
          TError,
          Awaited<ReturnType<typeof listSandboxNafathRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSandboxNafathRequests<TData = Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxNafathRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the Nafath requests of a phone
 */

export function useListSandboxNafathRequests<TData = Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxNafathRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxNafathRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSandboxNafathRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSandboxNafathRequestUrl = (sessionId: string,) => {

  return `/api/sandbox/nafath/${encodeURIComponent(String(sessionId))}`
}

/**
 * @summary Read one Nafath request
 */
export const getSandboxNafathRequest = async (sessionId: string, options?: Parameters<typeof fetcher>[1]): Promise<SandboxNafathRequest> => {

  return fetcher<SandboxNafathRequest>(getGetSandboxNafathRequestUrl(sessionId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetSandboxNafathRequestQueryKey = (sessionId: string,) => {
    return [
    `/api/sandbox/nafath/${sessionId}`
    ] as const;
    }

export const getGetSandboxNafathRequestQueryOptions = <TData = Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError = ErrorType<InvalidParametersResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(sessionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSandboxNafathRequestQueryKey(sessionId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSandboxNafathRequest>>> = ({ signal }) => getSandboxNafathRequest(sessionId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: sessionId !== null && sessionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSandboxNafathRequestQueryResult = NonNullable<Awaited<ReturnType<typeof getSandboxNafathRequest>>>
export type GetSandboxNafathRequestQueryError = ErrorType<InvalidParametersResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetSandboxNafathRequest<TData = Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError = ErrorType<InvalidParametersResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 sessionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSandboxNafathRequest>>,
          TError,
          Awaited<ReturnType<typeof getSandboxNafathRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSandboxNafathRequest<TData = Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError = ErrorType<InvalidParametersResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 sessionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSandboxNafathRequest>>,
          TError,
          Awaited<ReturnType<typeof getSandboxNafathRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSandboxNafathRequest<TData = Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError = ErrorType<InvalidParametersResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 sessionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one Nafath request
 */

export function useGetSandboxNafathRequest<TData = Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError = ErrorType<InvalidParametersResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 sessionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxNafathRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSandboxNafathRequestQueryOptions(sessionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDecideSandboxNafathUrl = (sessionId: string,) => {

  return `/api/sandbox/nafath/${encodeURIComponent(String(sessionId))}/decision`
}

/**
 * A waiting request can be approved, declined, sent to review, rejected or expired. A request under review can be approved or rejected.
 * @summary Act as the person, or as compliance
 */
export const decideSandboxNafath = async (sessionId: string,
    sandboxNafathDecision: SandboxNafathDecision, options?: Parameters<typeof fetcher>[1]): Promise<SandboxNafathRequest> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SandboxNafathRequest>(getDecideSandboxNafathUrl(sessionId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sandboxNafathDecision)
  }
);}

export const getDecideSandboxNafathMutationKey = () => ['decideSandboxNafath'] as const;

export const useDecideSandboxNafathMutationOptions = <TError = ErrorType<InvalidRequestResponse | NafathSessionNotFoundResponse | DecideSandboxNafath409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideSandboxNafath>>, TError,DecideSandboxNafathMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof decideSandboxNafath>>, TError,DecideSandboxNafathMutationVariables, TContext> => {

const mutationKey = getDecideSandboxNafathMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideSandboxNafath>>, DecideSandboxNafathMutationVariables> = (props) => {
          const {sessionId,data} = props ?? {};

          return  decideSandboxNafath(sessionId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DecideSandboxNafathMutationResult = NonNullable<Awaited<ReturnType<typeof decideSandboxNafath>>>
    export type DecideSandboxNafathMutationBody = BodyType<SandboxNafathDecision>
    export type DecideSandboxNafathMutationError = ErrorType<InvalidRequestResponse | NafathSessionNotFoundResponse | DecideSandboxNafath409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DecideSandboxNafathMutationVariables = {sessionId: string;data: BodyType<SandboxNafathDecision>}

    /**
 * @summary Act as the person, or as compliance
 */
export const useDecideSandboxNafath = <TError = ErrorType<InvalidRequestResponse | NafathSessionNotFoundResponse | DecideSandboxNafath409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideSandboxNafath>>, TError,DecideSandboxNafathMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideSandboxNafath>>,
        TError,
        DecideSandboxNafathMutationVariables,
        TContext
      > => {
      return useMutation(useDecideSandboxNafathMutationOptions(options), queryClient);
    }
    export const getListSandboxCallsUrl = (params: ListSandboxCallsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sandbox/calls?${stringifiedParams}` : `/api/sandbox/calls`
}

/**
 * The newest 20, newest first.
 * @summary List the verification calls to a phone
 */
export const listSandboxCalls = async (params: ListSandboxCallsParams, options?: Parameters<typeof fetcher>[1]): Promise<SandboxCallList> => {

  return fetcher<SandboxCallList>(getListSandboxCallsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSandboxCallsQueryKey = (params?: ListSandboxCallsParams,) => {
    return [
    `/api/sandbox/calls`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSandboxCallsQueryOptions = <TData = Awaited<ReturnType<typeof listSandboxCalls>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params: ListSandboxCallsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxCalls>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSandboxCallsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSandboxCalls>>> = ({ signal }) => listSandboxCalls(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSandboxCalls>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSandboxCallsQueryResult = NonNullable<Awaited<ReturnType<typeof listSandboxCalls>>>
export type ListSandboxCallsQueryError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSandboxCalls<TData = Awaited<ReturnType<typeof listSandboxCalls>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxCallsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxCalls>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSandboxCalls>>,
          TError,
          Awaited<ReturnType<typeof listSandboxCalls>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSandboxCalls<TData = Awaited<ReturnType<typeof listSandboxCalls>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxCallsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxCalls>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSandboxCalls>>,
          TError,
          Awaited<ReturnType<typeof listSandboxCalls>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSandboxCalls<TData = Awaited<ReturnType<typeof listSandboxCalls>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxCallsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxCalls>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the verification calls to a phone
 */

export function useListSandboxCalls<TData = Awaited<ReturnType<typeof listSandboxCalls>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListSandboxCallsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSandboxCalls>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSandboxCallsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPressSandboxCallUrl = (callbackId: string,) => {

  return `/api/sandbox/calls/${encodeURIComponent(String(callbackId))}/press`
}

/**
 * 1 confirms the sign-in, 2 cancels it.
 * @summary Press 1 or 2 in a verification call
 */
export const pressSandboxCall = async (callbackId: string,
    sandboxPress: SandboxPress, options?: Parameters<typeof fetcher>[1]): Promise<SandboxCall> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SandboxCall>(getPressSandboxCallUrl(callbackId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sandboxPress)
  }
);}

export const getPressSandboxCallMutationKey = () => ['pressSandboxCall'] as const;

export const usePressSandboxCallMutationOptions = <TError = ErrorType<InvalidRequestResponse | CallbackNotFoundResponse | CallEndedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pressSandboxCall>>, TError,PressSandboxCallMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof pressSandboxCall>>, TError,PressSandboxCallMutationVariables, TContext> => {

const mutationKey = getPressSandboxCallMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pressSandboxCall>>, PressSandboxCallMutationVariables> = (props) => {
          const {callbackId,data} = props ?? {};

          return  pressSandboxCall(callbackId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type PressSandboxCallMutationResult = NonNullable<Awaited<ReturnType<typeof pressSandboxCall>>>
    export type PressSandboxCallMutationBody = BodyType<SandboxPress>
    export type PressSandboxCallMutationError = ErrorType<InvalidRequestResponse | CallbackNotFoundResponse | CallEndedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type PressSandboxCallMutationVariables = {callbackId: string;data: BodyType<SandboxPress>}

    /**
 * @summary Press 1 or 2 in a verification call
 */
export const usePressSandboxCall = <TError = ErrorType<InvalidRequestResponse | CallbackNotFoundResponse | CallEndedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pressSandboxCall>>, TError,PressSandboxCallMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pressSandboxCall>>,
        TError,
        PressSandboxCallMutationVariables,
        TContext
      > => {
      return useMutation(usePressSandboxCallMutationOptions(options), queryClient);
    }
    export const getGetSandboxCardPaymentUrl = (paymentId: string,) => {

  return `/api/sandbox/card-payments/${encodeURIComponent(String(paymentId))}`
}

/**
 * What the simulated bank of a test card asks its holder to confirm.
 * @summary Get a payment on the 3-D Secure page
 */
export const getSandboxCardPayment = async (paymentId: string, options?: Parameters<typeof fetcher>[1]): Promise<SandboxCardPayment> => {

  return fetcher<SandboxCardPayment>(getGetSandboxCardPaymentUrl(paymentId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetSandboxCardPaymentQueryKey = (paymentId: string,) => {
    return [
    `/api/sandbox/card-payments/${paymentId}`
    ] as const;
    }

export const getGetSandboxCardPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getSandboxCardPayment>>, TError = ErrorType<InvalidParametersResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxCardPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSandboxCardPaymentQueryKey(paymentId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSandboxCardPayment>>> = ({ signal }) => getSandboxCardPayment(paymentId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: paymentId !== null && paymentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSandboxCardPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSandboxCardPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getSandboxCardPayment>>>
export type GetSandboxCardPaymentQueryError = ErrorType<InvalidParametersResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetSandboxCardPayment<TData = Awaited<ReturnType<typeof getSandboxCardPayment>>, TError = ErrorType<InvalidParametersResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 paymentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxCardPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSandboxCardPayment>>,
          TError,
          Awaited<ReturnType<typeof getSandboxCardPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSandboxCardPayment<TData = Awaited<ReturnType<typeof getSandboxCardPayment>>, TError = ErrorType<InvalidParametersResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxCardPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSandboxCardPayment>>,
          TError,
          Awaited<ReturnType<typeof getSandboxCardPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSandboxCardPayment<TData = Awaited<ReturnType<typeof getSandboxCardPayment>>, TError = ErrorType<InvalidParametersResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxCardPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a payment on the 3-D Secure page
 */

export function useGetSandboxCardPayment<TData = Awaited<ReturnType<typeof getSandboxCardPayment>>, TError = ErrorType<InvalidParametersResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxCardPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSandboxCardPaymentQueryOptions(paymentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDecideSandboxCardPaymentUrl = (paymentId: string,) => {

  return `/api/sandbox/card-payments/${encodeURIComponent(String(paymentId))}/decision`
}

/**
 * In place of the holder of the test card `three_ds`. A payment that is decided already stays as it is, so the call may be repeated.
 * @summary Approve or decline a payment in 3-D Secure
 */
export const decideSandboxCardPayment = async (paymentId: string,
    sandboxCardDecision: SandboxCardDecision, options?: Parameters<typeof fetcher>[1]): Promise<SandboxCardPayment> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SandboxCardPayment>(getDecideSandboxCardPaymentUrl(paymentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sandboxCardDecision)
  }
);}

export const getDecideSandboxCardPaymentMutationKey = () => ['decideSandboxCardPayment'] as const;

export const useDecideSandboxCardPaymentMutationOptions = <TError = ErrorType<InvalidRequestResponse | TopUpNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideSandboxCardPayment>>, TError,DecideSandboxCardPaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof decideSandboxCardPayment>>, TError,DecideSandboxCardPaymentMutationVariables, TContext> => {

const mutationKey = getDecideSandboxCardPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideSandboxCardPayment>>, DecideSandboxCardPaymentMutationVariables> = (props) => {
          const {paymentId,data} = props ?? {};

          return  decideSandboxCardPayment(paymentId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DecideSandboxCardPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof decideSandboxCardPayment>>>
    export type DecideSandboxCardPaymentMutationBody = BodyType<SandboxCardDecision>
    export type DecideSandboxCardPaymentMutationError = ErrorType<InvalidRequestResponse | TopUpNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DecideSandboxCardPaymentMutationVariables = {paymentId: string;data: BodyType<SandboxCardDecision>}

    /**
 * @summary Approve or decline a payment in 3-D Secure
 */
export const useDecideSandboxCardPayment = <TError = ErrorType<InvalidRequestResponse | TopUpNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideSandboxCardPayment>>, TError,DecideSandboxCardPaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideSandboxCardPayment>>,
        TError,
        DecideSandboxCardPaymentMutationVariables,
        TContext
      > => {
      return useMutation(useDecideSandboxCardPaymentMutationOptions(options), queryClient);
    }
    export const getCreateSandboxBankCreditUrl = () => {

  return `/api/sandbox/bank-credits`
}

/**
 * Somebody pays to the IBAN that `getBankDetails` returns. The simulated bank tells Plink at once. Money for an unknown IBAN, an inactive wallet, or over the maximum balance is in suspense, where the staff decides.
 * @summary Transfer money to an IBAN of a wallet
 */
export const createSandboxBankCredit = async (sandboxBankCreditRequest: SandboxBankCreditRequest,
    headers?: CreateSandboxBankCreditHeaders, options?: Parameters<typeof fetcher>[1]): Promise<SandboxBankCredit> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SandboxBankCredit>(getCreateSandboxBankCreditUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(sandboxBankCreditRequest)
  }
);}

export const getCreateSandboxBankCreditMutationKey = () => ['createSandboxBankCredit'] as const;

export const useCreateSandboxBankCreditMutationOptions = <TError = ErrorType<InvalidRequestResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxBankCredit>>, TError,CreateSandboxBankCreditMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSandboxBankCredit>>, TError,CreateSandboxBankCreditMutationVariables, TContext> => {

const mutationKey = getCreateSandboxBankCreditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSandboxBankCredit>>, CreateSandboxBankCreditMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createSandboxBankCredit(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateSandboxBankCreditMutationResult = NonNullable<Awaited<ReturnType<typeof createSandboxBankCredit>>>
    export type CreateSandboxBankCreditMutationBody = BodyType<SandboxBankCreditRequest>
    export type CreateSandboxBankCreditMutationError = ErrorType<InvalidRequestResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateSandboxBankCreditMutationVariables = {data: BodyType<SandboxBankCreditRequest>;headers?: CreateSandboxBankCreditHeaders}

    /**
 * @summary Transfer money to an IBAN of a wallet
 */
export const useCreateSandboxBankCredit = <TError = ErrorType<InvalidRequestResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxBankCredit>>, TError,CreateSandboxBankCreditMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSandboxBankCredit>>,
        TError,
        CreateSandboxBankCreditMutationVariables,
        TContext
      > => {
      return useMutation(useCreateSandboxBankCreditMutationOptions(options), queryClient);
    }
    export const getCreateSandboxReconciliationFileUrl = () => {

  return `/api/sandbox/reconciliation-files`
}

/**
 * What the simulated bank or card provider would send of this day, from its own books, for `importReconciliationFile`. `differences` plants mistakes: `amount`, `unknown`,
 * `missing`, `twice` and `currency` change lines; `sum`, `opening` and `account` change the rest of a file of the bank.
 * @summary Make the file of a day
 */
export const createSandboxReconciliationFile = async (sandboxReconciliationFileRequest: SandboxReconciliationFileRequest, options?: Parameters<typeof fetcher>[1]): Promise<SandboxReconciliationFile> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SandboxReconciliationFile>(getCreateSandboxReconciliationFileUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sandboxReconciliationFileRequest)
  }
);}

export const getCreateSandboxReconciliationFileMutationKey = () => ['createSandboxReconciliationFile'] as const;

export const useCreateSandboxReconciliationFileMutationOptions = <TError = ErrorType<InvalidRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxReconciliationFile>>, TError,CreateSandboxReconciliationFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSandboxReconciliationFile>>, TError,CreateSandboxReconciliationFileMutationVariables, TContext> => {

const mutationKey = getCreateSandboxReconciliationFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSandboxReconciliationFile>>, CreateSandboxReconciliationFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSandboxReconciliationFile(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateSandboxReconciliationFileMutationResult = NonNullable<Awaited<ReturnType<typeof createSandboxReconciliationFile>>>
    export type CreateSandboxReconciliationFileMutationBody = BodyType<SandboxReconciliationFileRequest>
    export type CreateSandboxReconciliationFileMutationError = ErrorType<InvalidRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateSandboxReconciliationFileMutationVariables = {data: BodyType<SandboxReconciliationFileRequest>}

    /**
 * @summary Make the file of a day
 */
export const useCreateSandboxReconciliationFile = <TError = ErrorType<InvalidRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxReconciliationFile>>, TError,CreateSandboxReconciliationFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSandboxReconciliationFile>>,
        TError,
        CreateSandboxReconciliationFileMutationVariables,
        TContext
      > => {
      return useMutation(useCreateSandboxReconciliationFileMutationOptions(options), queryClient);
    }
    export const getCreateSandboxBusinessUrl = () => {

  return `/api/sandbox/businesses`
}

/**
 * A business of your own in one call, without a sign-up: an open account, a wallet with money, two active beneficiaries, and an API key with every scope, which may send them 1,000.00 SAR a day. Nobody else has the business or can find it. A person can sign in with its phone number and password, as with any account; `verifyLoginOtp` takes the code that `loginWithPassword` returns. It takes no `Idempotency-Key`, which somebody else may send too: make another one instead. A business that nothing has used for 30 days is closed.
 * @summary Make a test business with money and an API key
 */
export const createSandboxBusiness = async (createSandboxBusinessRequest: CreateSandboxBusinessRequest, options?: Parameters<typeof fetcher>[1]): Promise<NewSandboxBusiness> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<NewSandboxBusiness>(getCreateSandboxBusinessUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createSandboxBusinessRequest)
  }
);}

export const getCreateSandboxBusinessMutationKey = () => ['createSandboxBusiness'] as const;

export const useCreateSandboxBusinessMutationOptions = <TError = ErrorType<InvalidRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxBusiness>>, TError,CreateSandboxBusinessMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSandboxBusiness>>, TError,CreateSandboxBusinessMutationVariables, TContext> => {

const mutationKey = getCreateSandboxBusinessMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSandboxBusiness>>, CreateSandboxBusinessMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSandboxBusiness(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateSandboxBusinessMutationResult = NonNullable<Awaited<ReturnType<typeof createSandboxBusiness>>>
    export type CreateSandboxBusinessMutationBody = BodyType<CreateSandboxBusinessRequest>
    export type CreateSandboxBusinessMutationError = ErrorType<InvalidRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>
    export type CreateSandboxBusinessMutationVariables = {data: BodyType<CreateSandboxBusinessRequest>}

    /**
 * @summary Make a test business with money and an API key
 */
export const useCreateSandboxBusiness = <TError = ErrorType<InvalidRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxBusiness>>, TError,CreateSandboxBusinessMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSandboxBusiness>>,
        TError,
        CreateSandboxBusinessMutationVariables,
        TContext
      > => {
      return useMutation(useCreateSandboxBusinessMutationOptions(options), queryClient);
    }
    export const getResetSandboxBusinessUrl = () => {

  return `/api/sandbox/businesses/reset`
}

/**
 * The business of the caller is as after `createSandboxBusiness`: opening balance, two beneficiaries, no transactions, transfers, limits, sub-wallets or sessions. Its keys, its webhook endpoints, its password and its numbers stay. It has a new account with a new wallet and a new IBAN, because what the ledger has written never changes. What was under way ends in the old account, which nobody sees. A repetition resets again.
 * @summary Put a test business back to how it was made
 */
export const resetSandboxBusiness = async ( options?: Parameters<typeof fetcher>[1]): Promise<SandboxBusiness> => {

  return fetcher<SandboxBusiness>(getResetSandboxBusinessUrl(),
  {
    ...options,
    method: 'POST'

  }
);}

export const getResetSandboxBusinessMutationKey = () => ['resetSandboxBusiness'] as const;

export const useResetSandboxBusinessMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | SandboxBusinessNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSandboxBusiness>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resetSandboxBusiness>>, TError,void, TContext> => {

const mutationKey = getResetSandboxBusinessMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetSandboxBusiness>>, void> = () => {

          return  resetSandboxBusiness(requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResetSandboxBusinessMutationResult = NonNullable<Awaited<ReturnType<typeof resetSandboxBusiness>>>

    export type ResetSandboxBusinessMutationError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | SandboxBusinessNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

    /**
 * @summary Put a test business back to how it was made
 */
export const useResetSandboxBusiness = <TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | SandboxBusinessNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSandboxBusiness>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetSandboxBusiness>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(useResetSandboxBusinessMutationOptions(options), queryClient);
    }
    export const getGetSandboxClockUrl = () => {

  return `/api/sandbox/clock`
}

/**
 * The clock of the business of the caller: ours, until `moveSandboxClock` has moved it.
 * @summary The time of a test business
 */
export const getSandboxClock = async ( options?: Parameters<typeof fetcher>[1]): Promise<SandboxClock> => {

  return fetcher<SandboxClock>(getGetSandboxClockUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetSandboxClockQueryKey = () => {
    return [
    `/api/sandbox/clock`
    ] as const;
    }

export const getGetSandboxClockQueryOptions = <TData = Awaited<ReturnType<typeof getSandboxClock>>, TError = ErrorType<UnauthenticatedResponse | SandboxBusinessNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxClock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSandboxClockQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSandboxClock>>> = ({ signal }) => getSandboxClock({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSandboxClock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSandboxClockQueryResult = NonNullable<Awaited<ReturnType<typeof getSandboxClock>>>
export type GetSandboxClockQueryError = ErrorType<UnauthenticatedResponse | SandboxBusinessNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetSandboxClock<TData = Awaited<ReturnType<typeof getSandboxClock>>, TError = ErrorType<UnauthenticatedResponse | SandboxBusinessNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxClock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSandboxClock>>,
          TError,
          Awaited<ReturnType<typeof getSandboxClock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSandboxClock<TData = Awaited<ReturnType<typeof getSandboxClock>>, TError = ErrorType<UnauthenticatedResponse | SandboxBusinessNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxClock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSandboxClock>>,
          TError,
          Awaited<ReturnType<typeof getSandboxClock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSandboxClock<TData = Awaited<ReturnType<typeof getSandboxClock>>, TError = ErrorType<UnauthenticatedResponse | SandboxBusinessNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxClock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The time of a test business
 */

export function useGetSandboxClock<TData = Awaited<ReturnType<typeof getSandboxClock>>, TError = ErrorType<UnauthenticatedResponse | SandboxBusinessNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSandboxClock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSandboxClockQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getMoveSandboxClockUrl = () => {

  return `/api/sandbox/clock`
}

/**
 * Moves the clock of the business of the caller, and no other, to a time at most 31 days ahead of it. What falls due until then has happened when the response comes, in its order and to the hour: cooling-off periods end, scheduled transfers run, holds are released, drafts expire, payments settle. From then on the clock runs on from that time. Wallet, transactions, transfers, top-ups, beneficiaries and events follow it. Sessions, API keys, changes of number and email, webhook signatures and limits on calls keep the real time. A key that may only read moves no clock. A clock never moves back: `resetSandboxBusiness` gives the business the real time again.
 * @summary Move the time of a test business ahead
 */
export const moveSandboxClock = async (moveSandboxClockRequest: MoveSandboxClockRequest,
    headers?: MoveSandboxClockHeaders, options?: Parameters<typeof fetcher>[1]): Promise<SandboxClock> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SandboxClock>(getMoveSandboxClockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(moveSandboxClockRequest)
  }
);}

export const getMoveSandboxClockMutationKey = () => ['moveSandboxClock'] as const;

export const useMoveSandboxClockMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | SandboxBusinessNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MoveSandboxClock422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveSandboxClock>>, TError,MoveSandboxClockMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof moveSandboxClock>>, TError,MoveSandboxClockMutationVariables, TContext> => {

const mutationKey = getMoveSandboxClockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveSandboxClock>>, MoveSandboxClockMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  moveSandboxClock(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type MoveSandboxClockMutationResult = NonNullable<Awaited<ReturnType<typeof moveSandboxClock>>>
    export type MoveSandboxClockMutationBody = BodyType<MoveSandboxClockRequest>
    export type MoveSandboxClockMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | SandboxBusinessNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MoveSandboxClock422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type MoveSandboxClockMutationVariables = {data: BodyType<MoveSandboxClockRequest>;headers?: MoveSandboxClockHeaders}

    /**
 * @summary Move the time of a test business ahead
 */
export const useMoveSandboxClock = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | SandboxBusinessNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MoveSandboxClock422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveSandboxClock>>, TError,MoveSandboxClockMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveSandboxClock>>,
        TError,
        MoveSandboxClockMutationVariables,
        TContext
      > => {
      return useMutation(useMoveSandboxClockMutationOptions(options), queryClient);
    }
    export const getRunSandboxRescreeningUrl = () => {

  return `/api/sandbox/rescreenings`
}

/**
 * Compares the customer with the lists at once, as the daily job does. A hit that compliance has not seen opens a review of the kind `rescreening`. If compliance rejects it, the wallet is frozen.
 * @summary Run the daily screening of a customer now
 */
export const runSandboxRescreening = async (sandboxRescreeningRequest: SandboxRescreeningRequest, options?: Parameters<typeof fetcher>[1]): Promise<SandboxRescreening> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SandboxRescreening>(getRunSandboxRescreeningUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sandboxRescreeningRequest)
  }
);}

export const getRunSandboxRescreeningMutationKey = () => ['runSandboxRescreening'] as const;

export const useRunSandboxRescreeningMutationOptions = <TError = ErrorType<InvalidRequestResponse | CustomerNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runSandboxRescreening>>, TError,RunSandboxRescreeningMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof runSandboxRescreening>>, TError,RunSandboxRescreeningMutationVariables, TContext> => {

const mutationKey = getRunSandboxRescreeningMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof runSandboxRescreening>>, RunSandboxRescreeningMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  runSandboxRescreening(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RunSandboxRescreeningMutationResult = NonNullable<Awaited<ReturnType<typeof runSandboxRescreening>>>
    export type RunSandboxRescreeningMutationBody = BodyType<SandboxRescreeningRequest>
    export type RunSandboxRescreeningMutationError = ErrorType<InvalidRequestResponse | CustomerNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RunSandboxRescreeningMutationVariables = {data: BodyType<SandboxRescreeningRequest>}

    /**
 * @summary Run the daily screening of a customer now
 */
export const useRunSandboxRescreening = <TError = ErrorType<InvalidRequestResponse | CustomerNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runSandboxRescreening>>, TError,RunSandboxRescreeningMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof runSandboxRescreening>>,
        TError,
        RunSandboxRescreeningMutationVariables,
        TContext
      > => {
      return useMutation(useRunSandboxRescreeningMutationOptions(options), queryClient);
    }
    export const getCreateSandboxPostingUrl = () => {

  return `/api/sandbox/postings`
}

/**
 * Simulates the outside world: top-ups, payments, holds and their captures and releases, reversals, and movements between a wallet and its sub-wallets. The same `key` with the same values returns the same result and posts nothing. The same `key` with other values is rejected. A refused payment is kept as a failed transaction.
 * @summary Post a movement of money to a wallet
 */
export const createSandboxPosting = async (postingRequest: PostingRequest, options?: Parameters<typeof fetcher>[1]): Promise<Posting> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Posting>(getCreateSandboxPostingUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(postingRequest)
  }
);}

export const getCreateSandboxPostingMutationKey = () => ['createSandboxPosting'] as const;

export const useCreateSandboxPostingMutationOptions = <TError = ErrorType<InvalidRequestResponse | CreateSandboxPosting404 | CreateSandboxPosting409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PaymentRefusedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxPosting>>, TError,CreateSandboxPostingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSandboxPosting>>, TError,CreateSandboxPostingMutationVariables, TContext> => {

const mutationKey = getCreateSandboxPostingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSandboxPosting>>, CreateSandboxPostingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSandboxPosting(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateSandboxPostingMutationResult = NonNullable<Awaited<ReturnType<typeof createSandboxPosting>>>
    export type CreateSandboxPostingMutationBody = BodyType<PostingRequest>
    export type CreateSandboxPostingMutationError = ErrorType<InvalidRequestResponse | CreateSandboxPosting404 | CreateSandboxPosting409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PaymentRefusedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateSandboxPostingMutationVariables = {data: BodyType<PostingRequest>}

    /**
 * @summary Post a movement of money to a wallet
 */
export const useCreateSandboxPosting = <TError = ErrorType<InvalidRequestResponse | CreateSandboxPosting404 | CreateSandboxPosting409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PaymentRefusedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSandboxPosting>>, TError,CreateSandboxPostingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSandboxPosting>>,
        TError,
        CreateSandboxPostingMutationVariables,
        TContext
      > => {
      return useMutation(useCreateSandboxPostingMutationOptions(options), queryClient);
    }
    export const getSettleSandboxTransferUrl = (transferId: string,) => {

  return `/api/sandbox/transfers/${encodeURIComponent(String(transferId))}/settle`
}

/**
 * Submits the transfer to a beneficiary if it waits, and has it paid at once. One that is paid already stays so, so the call may be repeated.
 * @summary Let the bank pay a transfer
 */
export const settleSandboxTransfer = async (transferId: string, options?: Parameters<typeof fetcher>[1]): Promise<SandboxTransfer> => {

  return fetcher<SandboxTransfer>(getSettleSandboxTransferUrl(transferId),
  {
    ...options,
    method: 'POST'

  }
);}

export const getSettleSandboxTransferMutationKey = () => ['settleSandboxTransfer'] as const;

export const useSettleSandboxTransferMutationOptions = <TError = ErrorType<InvalidParametersResponse | TransferNotFoundResponse | TransferStateInvalidResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleSandboxTransfer>>, TError,SettleSandboxTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof settleSandboxTransfer>>, TError,SettleSandboxTransferMutationVariables, TContext> => {

const mutationKey = getSettleSandboxTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settleSandboxTransfer>>, SettleSandboxTransferMutationVariables> = (props) => {
          const {transferId} = props ?? {};

          return  settleSandboxTransfer(transferId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SettleSandboxTransferMutationResult = NonNullable<Awaited<ReturnType<typeof settleSandboxTransfer>>>

    export type SettleSandboxTransferMutationError = ErrorType<InvalidParametersResponse | TransferNotFoundResponse | TransferStateInvalidResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type SettleSandboxTransferMutationVariables = {transferId: string}

    /**
 * @summary Let the bank pay a transfer
 */
export const useSettleSandboxTransfer = <TError = ErrorType<InvalidParametersResponse | TransferNotFoundResponse | TransferStateInvalidResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleSandboxTransfer>>, TError,SettleSandboxTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settleSandboxTransfer>>,
        TError,
        SettleSandboxTransferMutationVariables,
        TContext
      > => {
      return useMutation(useSettleSandboxTransferMutationOptions(options), queryClient);
    }
    export const getFailSandboxTransferUrl = (transferId: string,) => {

  return `/api/sandbox/transfers/${encodeURIComponent(String(transferId))}/fail`
}

/**
 * Submits the transfer to a beneficiary if it waits, and has it fail: the money is available again. One that has failed already stays so, so the call may be repeated.
 * @summary Let a transfer fail at the bank
 */
export const failSandboxTransfer = async (transferId: string, options?: Parameters<typeof fetcher>[1]): Promise<SandboxTransfer> => {

  return fetcher<SandboxTransfer>(getFailSandboxTransferUrl(transferId),
  {
    ...options,
    method: 'POST'

  }
);}

export const getFailSandboxTransferMutationKey = () => ['failSandboxTransfer'] as const;

export const useFailSandboxTransferMutationOptions = <TError = ErrorType<InvalidParametersResponse | TransferNotFoundResponse | TransferStateInvalidResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof failSandboxTransfer>>, TError,FailSandboxTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof failSandboxTransfer>>, TError,FailSandboxTransferMutationVariables, TContext> => {

const mutationKey = getFailSandboxTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof failSandboxTransfer>>, FailSandboxTransferMutationVariables> = (props) => {
          const {transferId} = props ?? {};

          return  failSandboxTransfer(transferId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type FailSandboxTransferMutationResult = NonNullable<Awaited<ReturnType<typeof failSandboxTransfer>>>

    export type FailSandboxTransferMutationError = ErrorType<InvalidParametersResponse | TransferNotFoundResponse | TransferStateInvalidResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type FailSandboxTransferMutationVariables = {transferId: string}

    /**
 * @summary Let a transfer fail at the bank
 */
export const useFailSandboxTransfer = <TError = ErrorType<InvalidParametersResponse | TransferNotFoundResponse | TransferStateInvalidResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof failSandboxTransfer>>, TError,FailSandboxTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof failSandboxTransfer>>,
        TError,
        FailSandboxTransferMutationVariables,
        TContext
      > => {
      return useMutation(useFailSandboxTransferMutationOptions(options), queryClient);
    }
    export const getReturnSandboxTransferUrl = (transferId: string,) => {

  return `/api/sandbox/transfers/${encodeURIComponent(String(transferId))}/return`
}

/**
 * Of a paid transfer to a beneficiary. The money comes back as a `returned_transfer`, once, so the call may be repeated.
 * @summary Let the bank of the beneficiary return a transfer
 */
export const returnSandboxTransfer = async (transferId: string, options?: Parameters<typeof fetcher>[1]): Promise<SandboxTransfer> => {

  return fetcher<SandboxTransfer>(getReturnSandboxTransferUrl(transferId),
  {
    ...options,
    method: 'POST'

  }
);}

export const getReturnSandboxTransferMutationKey = () => ['returnSandboxTransfer'] as const;

export const useReturnSandboxTransferMutationOptions = <TError = ErrorType<InvalidParametersResponse | TransferNotFoundResponse | TransferStateInvalidResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnSandboxTransfer>>, TError,ReturnSandboxTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof returnSandboxTransfer>>, TError,ReturnSandboxTransferMutationVariables, TContext> => {

const mutationKey = getReturnSandboxTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof returnSandboxTransfer>>, ReturnSandboxTransferMutationVariables> = (props) => {
          const {transferId} = props ?? {};

          return  returnSandboxTransfer(transferId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReturnSandboxTransferMutationResult = NonNullable<Awaited<ReturnType<typeof returnSandboxTransfer>>>

    export type ReturnSandboxTransferMutationError = ErrorType<InvalidParametersResponse | TransferNotFoundResponse | TransferStateInvalidResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReturnSandboxTransferMutationVariables = {transferId: string}

    /**
 * @summary Let the bank of the beneficiary return a transfer
 */
export const useReturnSandboxTransfer = <TError = ErrorType<InvalidParametersResponse | TransferNotFoundResponse | TransferStateInvalidResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnSandboxTransfer>>, TError,ReturnSandboxTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof returnSandboxTransfer>>,
        TError,
        ReturnSandboxTransferMutationVariables,
        TContext
      > => {
      return useMutation(useReturnSandboxTransferMutationOptions(options), queryClient);
    }
