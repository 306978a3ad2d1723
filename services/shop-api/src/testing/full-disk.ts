import { simulateFullDisk } from './full-disk.tables';

await simulateFullDisk(process.env['DATABASE_URL'] ?? '', process.argv[2] === 'full');
