import { Checkbox, CheckboxGroup } from '../src/checkbox.tsx';
import { ComboBox, ComboBoxItem } from '../src/combo-box.tsx';
import { ErrorSummary } from '../src/error-summary.tsx';
import { FileDrop } from '../src/file-drop.tsx';
import { FieldRow, Form } from '../src/form.tsx';
import { NumberField } from '../src/number-field.tsx';
import { ProgressBar } from '../src/progress-bar.tsx';
import { Radio, RadioGroup } from '../src/radio-group.tsx';
import { SearchField } from '../src/search-field.tsx';
import { Select, SelectItem } from '../src/select.tsx';
import { Slider } from '../src/slider.tsx';
import { Switch } from '../src/switch.tsx';
import { TextArea } from '../src/text-area.tsx';
import { PasswordField, TextField } from '../src/text-field.tsx';
import { Section } from './section.tsx';

const countries = ['Cyprus', 'Lebanon', 'Sweden'];

export function Fields() {
  return (
    <>
      <Section title="Fields">
        <Form>
          <TextField label="Name" defaultValue="Signe Almqvist" />
          <TextField
            label="Country"
            name="country"
            defaultValue="S"
            errorMessage="Country must be at least 2 characters"
          />
          <PasswordField label="Password" defaultValue="correct horse" description="At least 6 characters" />
          <FieldRow>
            <Select label="Type" defaultValue="person">
              <SelectItem id="person">Person</SelectItem>
              <SelectItem id="company">Company</SelectItem>
              <SelectItem id="country">Country</SelectItem>
            </Select>
            <NumberField label="Risk score" defaultValue={0} minValue={0} maxValue={100} />
          </FieldRow>
          <FieldRow>
            <TextField label="Birth date" placeholder="YYYY-MM-DD" />
            <TextField label="Position" isDisabled />
          </FieldRow>
        </Form>
      </Section>
      <Section title="More fields">
        <SearchField aria-label="Search" placeholder="Search entities, cases, or alerts..." shortcut="/" />
        <SearchField aria-label="Filter by name" size="sm" placeholder="Filter by name" defaultValue="halv" />
        <ComboBox label="Country" placeholder="Any">
          {countries.map((country) => (
            <ComboBoxItem key={country} id={country}>
              {country}
            </ComboBoxItem>
          ))}
        </ComboBox>
        <Select aria-label="List" variant="button" defaultValue="all" width={140}>
          <SelectItem id="all">All lists</SelectItem>
          <SelectItem id="ofac">OFAC SDN List</SelectItem>
        </Select>
        <Slider label="Country risk" defaultValue={30} minValue={10} mark={50} valueText={(value) => `${value} %`} />
        <TextArea label="Description" placeholder="What is known, and what is to be found out" />
      </Section>
      <Section title="Choices">
        <CheckboxGroup label="Flags" defaultValue={['pep']}>
          <Checkbox value="pep">PEP</Checkbox>
          <Checkbox value="sanctioned">Sanctioned</Checkbox>
        </CheckboxGroup>
        <Checkbox isIndeterminate>Some selected</Checkbox>
        <RadioGroup label="Role" defaultValue="viewer">
          <Radio value="viewer" description="Reads everything, changes nothing">
            Viewer
          </Radio>
          <Radio value="analyst">Analyst</Radio>
        </RadioGroup>
        <Switch defaultSelected>Keep quiet on this pair</Switch>
        <ErrorSummary errors={[{ field: 'country', message: 'Country must be at least 2 characters' }]} />
      </Section>
      <Section title="File" span={8}>
        <FileDrop
          accept={['text/csv', '.csv']}
          file={new File(['name'], 'customers-2026-11.csv')}
          onAccept={() => undefined}
        >
          <ProgressBar label="Upload" value={62} />
        </FileDrop>
        <FileDrop accept={['text/csv', '.csv']} onAccept={() => undefined} />
      </Section>
    </>
  );
}
