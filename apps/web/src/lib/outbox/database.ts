const databaseName = 'bandwise-outbox';
const version = 1;

/** What is known of an answer, and apart from it the sound, so that a list costs no megabytes. */
const answerStore = 'answers';
const soundStore = 'sounds';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(answerStore, { keyPath: ['userId', 'sessionId', 'questionOrder'] });
      request.result.createObjectStore(soundStore);
    };
    request.onsuccess = () => {
      // Another tab with a newer version of the app must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(asError(request.error));
  });
}

/** Runs one transaction; what it wrote is on the disk when the promise resolves. */
export async function transact<Result>(
  mode: IDBTransactionMode,
  run: (answers: IDBObjectStore, sounds: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return await new Promise((resolve, reject) => {
    const transaction = database.transaction([answerStore, soundStore], mode, { durability: 'strict' });
    const request = run(transaction.objectStore(answerStore), transaction.objectStore(soundStore));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(asError(transaction.error));
  });
}

const asError = (error: DOMException | null) => error ?? new Error('The browser stored nothing');
