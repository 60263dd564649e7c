/**
 * As much of IndexedDB as the runs of this browser use, in memory: Node has none. Transactions of a database wait for
 * each other as those of a browser do that write, and end when nothing more is asked of them.
 */
type Key = string | number | readonly Key[];

interface Row {
  readonly key: Key;
  readonly value: unknown;
}

interface Rows {
  readonly keyPath?: string;
  readonly byKey: Map<string, Row>;
}

class Request extends EventTarget {
  result: unknown;
}

class OpenRequest extends Request {
  transaction: Transaction | null = null;
}

class KeyRange {
  readonly lower: Key;
  readonly upper: Key;

  private constructor(lower: Key, upper: Key) {
    this.lower = lower;
    this.upper = upper;
  }

  static bound(lower: Key, upper: Key): KeyRange {
    return new KeyRange(lower, upper);
  }
}

class Database extends EventTarget {
  readonly stores = new Map<string, Rows>();
  /** When the last of its transactions is over. */
  idle: Promise<void> = Promise.resolve();

  createObjectStore(name: string, { keyPath }: { keyPath?: string } = {}): void {
    this.stores.set(name, { byKey: new Map(), ...(keyPath !== undefined && { keyPath }) });
  }

  transaction(_names: string | readonly string[]): Transaction {
    const transaction = new Transaction(this);
    this.idle = this.idle.then(() => transaction.run());
    return transaction;
  }
}

class Transaction extends EventTarget {
  readonly db: Database;
  private readonly waiting: (() => void)[] = [];

  constructor(db: Database) {
    super();
    this.db = db;
  }

  objectStore(name: string): ObjectStore {
    const rows = this.db.stores.get(name);
    if (rows === undefined) throw new Error(`no store ${name}`);
    return new ObjectStore(rows, this);
  }

  ask(work: () => unknown): Request {
    const request = new Request();
    this.waiting.push(() => {
      request.result = structuredClone(work());
      request.dispatchEvent(new Event('success'));
    });
    return request;
  }

  async run(): Promise<void> {
    await breath();
    for (let work = this.waiting.shift(); work !== undefined; work = this.waiting.shift()) {
      work();
      await breath();
    }
    this.dispatchEvent(new Event('complete'));
  }
}

class ObjectStore {
  private readonly rows: Rows;
  private readonly transaction: Transaction;

  constructor(rows: Rows, transaction: Transaction) {
    this.rows = rows;
    this.transaction = transaction;
  }

  get(key: Key): Request {
    return this.transaction.ask(() => this.rows.byKey.get(JSON.stringify(key))?.value);
  }

  getAll(range?: KeyRange): Request {
    return this.transaction.ask(() => rowsIn(this.rows, range).map(({ value }) => value));
  }

  put(value: Readonly<Record<string, unknown>>, outside?: Key): Request {
    const { keyPath, byKey } = this.rows;
    const key = keyPath === undefined ? outside : (value[keyPath] as Key);
    if (key === undefined) throw new Error('a row without a key');
    const row = { key, value: structuredClone(value) };
    return this.transaction.ask(() => void byKey.set(JSON.stringify(key), row));
  }
}

function rowsIn({ byKey }: Rows, range: KeyRange | undefined): Row[] {
  const rows = [...byKey.values()].sort((a, b) => order(a.key, b.key));
  if (range === undefined) return rows;
  return rows.filter(({ key }) => order(range.lower, key) <= 0 && order(key, range.upper) <= 0);
}

function order(a: Key, b: Key): number {
  if (typeof a === 'object' && typeof b === 'object')
    return a.map((part, index) => order(part, b[index] ?? '')).find((part) => part !== 0) ?? 0;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Time for whoever heard an answer to ask for more. */
function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A browser's databases are there for all its tabs. */
class Factory {
  private readonly databases = new Map<string, Database>();

  open(name: string): OpenRequest {
    const request = new OpenRequest();
    setImmediate(() => {
      request.result = this.databases.get(name) ?? this.create(name, request);
      request.dispatchEvent(new Event('success'));
    });
    return request;
  }

  private create(name: string, request: OpenRequest): Database {
    const db = new Database();
    this.databases.set(name, db);
    request.result = db;
    request.transaction = db.transaction([]);
    request.dispatchEvent(Object.assign(new Event('upgradeneeded'), { oldVersion: 0 }));
    return db;
  }
}

class Index {}

class Cursor {
  advance(): void {}
  continue(): void {}
  continuePrimaryKey(): void {}
}

/** What a browser calls all this. */
export function indexedDbGlobals(): Readonly<Record<string, unknown>> {
  return {
    indexedDB: new Factory(),
    IDBRequest: Request,
    IDBDatabase: Database,
    IDBTransaction: Transaction,
    IDBObjectStore: ObjectStore,
    IDBKeyRange: KeyRange,
    IDBIndex: Index,
    IDBCursor: Cursor,
  };
}
