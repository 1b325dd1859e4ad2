/** How much of a file has left, from 0 to 1; `isCut` while it waits for the connection to come back. */
export type OnProgress = (part: number, isCut?: boolean) => void;

/** Like `fetch`, which says nothing while a file is on its way. */
export function sendFile(address: string, { method, headers, body }: RequestInit, onProgress: OnProgress) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method ?? 'PUT', address);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.responseType = 'blob';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { response, status, statusText } = request;
      resolve(new Response(response as Blob, { status, statusText }));
    });
    request.addEventListener('error', () => reject(new Error(`No answer from ${address}`)));
    request.send(body as FormData);
  });
}
