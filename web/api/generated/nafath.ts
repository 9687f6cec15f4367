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
  FactsMismatchResponse,
  InitiateNafath409,
  InitiateNafath502,
  InitiateNafathHeaders,
  InitiateNafathRequest,
  InvalidParametersResponse,
  InvalidRequestResponse,
  NafathRequest,
  NafathSessionNotFoundResponse,
  NafathStatus,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ServiceUnavailableResponse,
  TimeoutResponse,
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

export const getInitiateNafathUrl = () => {

  return `/api/v1/nafath/initiate`
}

/**
 * Starts a request that is valid for 10 minutes. A request that waits for the person is replaced by a new one. A request that is under review or approved is returned
 * again. `redirectUrl` is left out when the portal returned none. The person then opens Nafath manually. An applicant may start 10 requests in an hour.
 * More return 429 `RATE_LIMITED`.
 * @summary Request the approval in Nafath
 */
export const initiateNafath = async (initiateNafathRequest: InitiateNafathRequest,
    headers?: InitiateNafathHeaders, options?: Parameters<typeof fetcher>[1]): Promise<NafathRequest> => {

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
return fetcher<NafathRequest>(getInitiateNafathUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(initiateNafathRequest)
  }
);}

export const getInitiateNafathMutationKey = () => ['initiateNafath'] as const;

export const useInitiateNafathMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | InitiateNafath409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | RateLimitedResponse | UnknownErrorResponse | InitiateNafath502 | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof initiateNafath>>, TError,InitiateNafathMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof initiateNafath>>, TError,InitiateNafathMutationVariables, TContext> => {

const mutationKey = getInitiateNafathMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof initiateNafath>>, InitiateNafathMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  initiateNafath(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type InitiateNafathMutationResult = NonNullable<Awaited<ReturnType<typeof initiateNafath>>>
    export type InitiateNafathMutationBody = BodyType<InitiateNafathRequest>
    export type InitiateNafathMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | InitiateNafath409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | RateLimitedResponse | UnknownErrorResponse | InitiateNafath502 | ServiceUnavailableResponse | TimeoutResponse>
    export type InitiateNafathMutationVariables = {data: BodyType<InitiateNafathRequest>;headers?: InitiateNafathHeaders}

    /**
 * @summary Request the approval in Nafath
 */
export const useInitiateNafath = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | InitiateNafath409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FactsMismatchResponse | RateLimitedResponse | UnknownErrorResponse | InitiateNafath502 | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof initiateNafath>>, TError,InitiateNafathMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof initiateNafath>>,
        TError,
        InitiateNafathMutationVariables,
        TContext
      > => {
      return useMutation(useInitiateNafathMutationOptions(options), queryClient);
    }
    export const getGetNafathStatusUrl = (sessionId: string,) => {

  return `/api/v1/nafath/status/${encodeURIComponent(String(sessionId))}`
}

/**
 * Poll every 5 seconds. `SENT` while the person has not acted, `pending` during a compliance review, then `approved`, `rejected` (by compliance), `FAILED`
 * (declined by the person) or `expired`.
 * @summary Poll the approval
 */
export const getNafathStatus = async (sessionId: string, options?: Parameters<typeof fetcher>[1]): Promise<NafathStatus> => {

  return fetcher<NafathStatus>(getGetNafathStatusUrl(sessionId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetNafathStatusQueryKey = (sessionId: string,) => {
    return [
    `/api/v1/nafath/status/${sessionId}`
    ] as const;
    }

export const getGetNafathStatusQueryOptions = <TData = Awaited<ReturnType<typeof getNafathStatus>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(sessionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNafathStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNafathStatusQueryKey(sessionId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNafathStatus>>> = ({ signal }) => getNafathStatus(sessionId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: sessionId !== null && sessionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNafathStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNafathStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getNafathStatus>>>
export type GetNafathStatusQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetNafathStatus<TData = Awaited<ReturnType<typeof getNafathStatus>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 sessionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNafathStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNafathStatus>>,
          TError,
          Awaited<ReturnType<typeof getNafathStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNafathStatus<TData = Awaited<ReturnType<typeof getNafathStatus>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 sessionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNafathStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNafathStatus>>,
          TError,
          Awaited<ReturnType<typeof getNafathStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNafathStatus<TData = Awaited<ReturnType<typeof getNafathStatus>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 sessionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNafathStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Poll the approval
 */

export function useGetNafathStatus<TData = Awaited<ReturnType<typeof getNafathStatus>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NafathSessionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 sessionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNafathStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNafathStatusQueryOptions(sessionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

