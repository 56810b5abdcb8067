import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { FileDrop } from '../src/file-drop.tsx';
import { bytesText, rejectFiles } from '../src/file-rules.ts';
import { PasswordField, TextField } from '../src/text-field.tsx';

describe('a text field', () => {
  test('names its error by aria-describedby', () => {
    render(
      <TextField label="Country" description="Where it lives" errorMessage="Country must be at least 2 characters" />,
    );
    const input = screen.getByLabelText('Country');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const notes = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(notes).toContain('Country must be at least 2 characters');
    expect(notes).toContain('Where it lives');
  });

  test('is valid without an error', () => {
    render(<TextField label="Country" />);
    expect(screen.getByLabelText('Country').hasAttribute('aria-invalid')).toBe(false);
  });

  test('a password can be made visible', async () => {
    render(<PasswordField label="Password" />);
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });

  test('Caps Lock shows a hint', async () => {
    render(<PasswordField label="Password" />);
    await userEvent.type(screen.getByLabelText('Password'), '{CapsLock}A');
    expect(screen.getByText('Caps Lock is on')).not.toBeNull();
  });
});

const csv = (bytes: number, name = 'list.csv', type = 'text/csv') => new File(['x'.repeat(bytes)], name, { type });
const limits = { accept: ['text/csv', '.csv'], minBytes: 2, maxBytes: 1024 };

describe('a file drop', () => {
  test.each([
    ['too-many-files', [csv(5), csv(5)], 'Please upload one file only.'],
    ['file-invalid-type', [csv(5, 'list.pdf', 'application/pdf')], 'Please upload a CSV file.'],
    ['file-too-large', [csv(1025)], 'The file is larger than 1 KB.'],
    ['file-too-small', [csv(1)], 'The file is smaller than 2 bytes.'],
    ['file-too-small', [csv(0)], 'The file is empty.'],
  ])('rejects: %s', (code, files, message) => {
    expect(rejectFiles(files, limits)).toEqual({ code, message });
  });

  test.each([csv(5, 'LIST.CSV', ''), csv(5, 'list', 'text/csv')])('takes a CSV by its type or its name', (file) => {
    expect(rejectFiles([file], limits)).toBeNull();
  });

  test('is named by what it accepts, not by a generic word', () => {
    const takes = { ...limits, label: 'Drop a CSV file here', onAccept: () => undefined };
    const { rerender } = render(<FileDrop {...takes} />);
    expect(screen.getByRole('button', { name: 'Drop a CSV file here' })).toBeTruthy();
    rerender(<FileDrop {...takes} file={csv(5)} />);
    expect(screen.getByRole('button', { name: 'Drop a CSV file here: list.csv' })).toBeTruthy();
  });

  test('shows why, and accepts the next file', async () => {
    const onAccept = vi.fn<(file: File) => void>();
    const { container } = render(<FileDrop {...limits} onAccept={onAccept} />);
    const input = container.querySelector('input[type=file]') as HTMLInputElement;
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, csv(5, 'list.pdf', 'application/pdf'));
    expect(screen.getByRole('alert').textContent).toBe('Please upload a CSV file.');
    expect(onAccept).not.toHaveBeenCalled();
    await user.upload(input, csv(5));
    expect(onAccept).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('sizes have a unit', () => {
    expect([0, 1023, 1536, 5 * 1024 ** 2].map(bytesText)).toEqual(['0 bytes', '1,023 bytes', '1.5 KB', '5 MB']);
  });
});
